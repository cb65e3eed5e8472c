export const challengeTexts = {
  title: 'Challenge Browser',
  introduction: 'Pick a challenge. It opens in a workspace of your own, with a robot that is waiting for your code.',
  loadingProfile: 'Loading your profile...',
  loading: 'Loading the challenges…',
  failed: 'Failed to load challenges',
  failedAdvice: 'The list did not arrive. Check your connection and try again.',
  tryAgain: 'Try again',
  none: 'No challenges yet',
  noneAdvice: 'New challenges will appear here.',
} as const;
