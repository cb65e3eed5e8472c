import { decimal } from './numbers.ts';

/** The board of the community. */
export const communityTexts = {
  board: 'Shared runs',
  advice:
    'Runs of their robots that learners have chosen to share, newest first. Point at one, or press Play, to see how it was driven.',
  list: 'Shared runs, newest first',
  loading: 'Shared runs are loading',
  failed: 'The shared runs did not arrive',
  failedAdvice: 'Check your connection, then try again.',
  tryAgain: 'Try again',
  nothing: 'Nothing has been shared yet',
  nothingAdvice:
    'Be the first: drive a robot in a challenge, keep the run under a name, and share it from the list of kept runs. Nothing here is made up.',
  drive: 'Choose a challenge',
  picture: (title: string) => `The drive of “${title}”, seen from above`,
  play: 'Play',
  pause: 'Pause',
  anonymous: 'Anonymous',
  solved: (seconds: number) => `Solved in ${decimal(seconds, 0, 2)}\u00a0s`,
  unsolved: (seconds: number) => `Not solved, after ${decimal(seconds, 0, 2)}\u00a0s`,
  unjudged: 'Not judged',
  hidden: 'Hidden by whoever runs the site: only you see it.',
  more: 'Show more',
  report: 'Report this run',
  reportNamed: (title: string) => `Report this run: ${title}`,
  reportQuestion: (title: string) => `Report “${title}”?`,
  reportAdvice:
    'Whoever runs the site is told to look at this run, and hides it if it hurts somebody or does not belong here. If you are signed in, they see from which account the report came; nobody else does.',
  reported: 'Reported. Thank you.',
  send: 'Send the report',
  takeBack: 'Take back',
  takeBackNamed: (title: string) => `Take back ${title}`,
  takeBackConfirm: 'Take it back',
  takeBackQuestion: (title: string) => `Take back “${title}”?`,
  takeBackAdvice: 'It goes from the board for everybody, at once. What your browser has kept of it stays there.',
  cancel: 'Cancel',
  refused: (reason: string) => `That was not done: ${reason}`,
} as const;
