export const dashboardTexts = {
  greeting: (name: string | null) => (name === null ? 'Welcome' : `Welcome, ${name}`),
  introduction:
    'Your workspace keeps your files and your builds. Pick a challenge and your robot is ready in a moment.',
  browse: 'Browse challenges',
  begin: 'Your first challenge',
  beginAdvice: 'Read the problem, press Start and watch the robot drive. Everything you need is on one page.',
  goOn: 'Go on where you stopped',
  next: 'Your next challenge',
  allSolved: 'You have solved every challenge there is',
  allSolvedAdvice: 'Can your robot do it faster? Every solution you hand in is timed.',
  /** `3 days`; one is a streak, too. */
  streak: (days: string) => `Current streak: ${days}`,
} as const;
