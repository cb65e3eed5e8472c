import { decimal } from './numbers.ts';

const percent = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** How far a learner has come: on the dashboard, the profile and the cards of challenges. Dates are ISO 8601. */
export const progressTexts = {
  failed: 'Failed to load profile data',
  failedAdvice: 'Your progress did not arrive. Nothing of it is lost: try again.',
  tryAgain: 'Try again',
  loading: 'Loading your progress…',
  inProgress: 'In progress',
  solved: 'Solved',
  solvedIn: (seconds: number) => `Solved in ${seconds} s`,
  completed: (solved: number, all: number) => `Challenges Completed ${solved}/${all}`,
  share: (share: number) => percent.format(share),
  seconds: (seconds: number) => `${decimal(seconds, 0, 2)} s`,
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  on: (date: string) => day.format(new Date(date)),
  verdicts: 'Your last verdicts',
  unjudged: 'Handed in',
  unsolved: (passed: number, all: number) => `Not solved yet: ${passed} of ${all} checks passed`,
} as const;
