import type { ChallengeOrder } from '#machines/pages/challengeOrder.ts';

export const challengeTexts = {
  title: 'Challenge Browser',
  introduction: 'Pick a challenge. It opens in a workspace of your own, with a robot that is waiting for your code.',
  loadingProfile: 'Loading your profile...',
  loading: 'Loading the challenges…',
  loadingImages: 'Loading images...',
  failed: 'Failed to load challenges',
  failedAdvice: 'The list did not arrive. Check your connection and try again.',
  tryAgain: 'Try again',
  search: 'Search challenges...',
  searchLabel: 'Search challenges',
  filters: 'Filters',
  categories: 'Category',
  difficulties: 'Difficulty',
  option: (name: string, count: number) => `${name} (${count})`,
  shown: (shown: number, all: number) => {
    const challenges = all === 1 ? '1 challenge' : `${all} challenges`;
    return shown === all ? challenges : `${shown} of ${challenges}`;
  },
  order: 'Sort by',
  orders: { path: 'Learning path', difficulty: 'Difficulty', title: 'Title', progress: 'My progress' } satisfies Record<
    ChallengeOrder,
    string
  >,
  more: (more: number) => `Show ${more} more`,
  allShown: 'All are shown',
  clear: 'Clear filters',
  noMatch: 'No challenges match your filters.',
  noMatchAdvice: 'Try adjusting your search or filters.',
  none: 'No challenges yet',
  noneAdvice: 'New challenges will appear here.',
} as const;
