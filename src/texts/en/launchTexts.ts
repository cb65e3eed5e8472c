import type { LaunchOutcome } from '#machines/workspace/launchAnswers.ts';
import type { UnbuiltReason } from '#machines/workspace/programEvents.ts';
import type { LaunchStatus } from '#machines/workspace/launchSelectors.ts';
import type { WithReasonTexts } from '../WithReasonTexts.ts';
import type { WordsFor } from '../textOf.ts';

export const launchTexts = {
  start: (fileName: string) => `Start ${fileName}`,
  stop: (fileName: string) => `Stop ${fileName}`,
  shortStart: 'Start',
  shortStop: 'Stop',
  ended: (how: string) => `Your program has ended: ${how}.`,
  details: 'What became of the start',
  dismiss: 'Dismiss',
  forgotten: 'the server no longer knows of it',
} as const;

/** What is told of the program while it is started and stopped. */
export const launchStatusTexts = {
  stopped: '',
  building: 'Saving and building what you wrote, to start it…',
  connecting: 'Waiting for the connection to the workspace…',
  starting: 'Starting your program…',
  running: 'Your program is running.',
  stopping: 'Stopping your program…',
  restarting: 'Stopping your program, to start it anew…',
} as const satisfies Record<LaunchStatus, string>;

/** Why there was nothing to start. */
const unbuiltTexts: Record<UnbuiltReason, (detail: string) => string> = {
  // Why it failed is said above the editor, and by the build itself.
  failed: () => 'Not started, because the build failed.',
  broken: (detail) => `Not started, because it could not be built: ${detail}`,
  cancelled: () => 'Not started: you chose not to save it.',
  discarded: () => 'Not started: the editor now shows the text of the server. Look at it, then start it.',
  emptyRefused: () => 'Not started: the editor is empty, and the file on the server has content.',
  undecided: () => 'Not started: you were asked about the file first. Start it again once you have decided.',
  unavailable: () => 'Not started: the file is still being loaded. Try again in a moment.',
};

/** Why the program does not run, or could not be stopped. A reason has been put into words already. */
export const launchOutcomeTexts: WordsFor<WithReasonTexts<Exclude<LaunchOutcome, { kind: 'ended' }>>> = {
  noFile: () => 'Not started: the file is not here yet. Try again in a moment.',
  notInPackage: ({ path }) =>
    `Not started: ${path} is not a program of a package. Programs lie in /ws/src/<package>/scripts.`,
  unbuilt: ({ reason, detail }) => unbuiltTexts[reason](detail ?? ''),
  notConnected: () =>
    'Not started: there is no connection to the workspace, so nothing that it prints would be seen. Try again once it is back.',
  runOver: () => 'Not started: the five seconds of the run were over before what ran earlier had stopped.',
  startRefused: ({ detail }) => `Not started: ${detail ?? 'the server did not say why'}`,
  startUnreachable: ({ message }) => `Not started, or the answer was lost: ${message}`,
  stopRefused: ({ detail }) => `Not stopped: ${detail ?? 'the server did not say why'}`,
  stopUnreachable: ({ message }) => `Not stopped, or the answer was lost: ${message}`,
};
