export const profileTexts = {
  title: 'My Profile',
  /** Stands for a learner without a picture. */
  initial: 'U',
  edit: 'Edit profile',
  loading: 'Loading your profile…',
  failed: 'Failed to load profile data',
  tryAgain: 'Try again',
  untold: 'You have not told us about yourself yet.',
  nextTitle: 'Where to next?',
  next: 'There are challenges for every level, from a first drive to exploring the unknown.',
  browse: 'Browse challenges',
} as const;
