import type { KeptRunsFault } from '#machines/workspace/keptRunsEvents.ts';

/** Runs of the robot that are kept under names. */
export const keptRunsTexts = {
  title: 'Kept runs',
  advice:
    'Keep what was seen of your robot, ten minutes at most, and watch it again later, or compare: its robot then drives as a ghost beside the one that you see, as far as it came in the same time. Compare a second one, and both drive side by side from their starts. Runs stay in this browser unless you share one on the community board; what programs printed is not kept.',
  name: 'Name of this run',
  placeholder: 'First try',
  keep: 'Keep this run',
  list: 'Kept runs, newest first',
  loading: 'Kept runs are loading',
  none: 'No run is kept yet',
  unlisted: 'The kept runs could not be read',
  tryAgain: 'Try again',
  watch: 'Watch',
  watchNamed: (name: string) => `Watch ${name}`,
  compare: 'Compare',
  compareNamed: (name: string) => `Compare with ${name}`,
  compared: 'It is compared already: choose another one beside it',
  share: 'Share',
  shareNamed: (name: string) => `Share ${name} on the community board`,
  shareOfChallenge: 'Runs of a challenge can be shared, and this one was driven in the practice world',
  delete: (name: string) => `Delete ${name}`,
  otherWorld: 'It was driven in another world: open its challenge to see it',
  worldUnknown: 'The world of the robot has not arrived yet',
  challenge: (id: number) => `Challenge ${id}`,
  practice: 'Practice world',
  seconds: (seconds: number) => `${seconds.toFixed(1)}\u00a0s`,
  question: (name: string) => `Delete “${name}”?`,
  lost: 'It is removed from this browser and cannot be brought back.',
  confirm: 'Delete',
  cancel: 'Cancel',
  close: 'Close',
} as const;

/** Why a run was not kept, listed, shown or deleted. */
export const keptRunsFaultTexts = {
  misnamed: 'Write a name of 1 to 60 characters first.',
  nothing: 'There is nothing to keep yet: nothing was seen of the robot.',
  tooMany: '20 runs are kept already, and no more may be. Delete one first.',
  tooLarge: 'Kept runs may take 60 MB together, and this one would take more. Delete one first.',
  full: 'This browser has no room left. Delete a run first, or free some space.',
  unavailable: 'The storage of this browser did not answer: it may be off, as in some private windows.',
  gone: 'This run is not there any more: it was deleted in another tab.',
  damaged: 'This run cannot be read: what the browser stored of it is damaged. You can delete it.',
  otherForm: 'This run cannot be read: another version of Servolab wrote it. You can delete it.',
} as const satisfies Record<KeptRunsFault, string>;
