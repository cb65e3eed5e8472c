export const dashboardTexts = {
  greeting: (name: string | null) => (name === null ? 'Welcome' : `Welcome, ${name}`),
  introduction:
    'Your workspace keeps your files and your builds. Pick a challenge and your robot is ready in a moment.',
  browse: 'Browse challenges',
  startHere: 'Good places to start',
} as const;
