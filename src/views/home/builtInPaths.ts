/** The learning paths of the home page, in their order, with their pictures and how many challenges each has when it is complete. */
export const builtInPaths = [
  { id: 'basics', image: '/worlds/path-basics.svg', challengeCount: 10 },
  { id: 'navigation', image: '/worlds/path-navigation.svg', challengeCount: 8 },
  { id: 'manipulation', image: '/worlds/path-manipulation.svg', challengeCount: 6 },
  { id: 'vision', image: '/worlds/path-vision.svg', challengeCount: 7 },
] as const;
