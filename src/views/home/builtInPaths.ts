/** The learning paths of the home page, in their order, and how many challenges each has when it is complete. */
export const builtInPaths = [
  { id: 'basics', challengeCount: 10 },
  { id: 'navigation', challengeCount: 8 },
  { id: 'manipulation', challengeCount: 6 },
  { id: 'vision', challengeCount: 7 },
] as const;
