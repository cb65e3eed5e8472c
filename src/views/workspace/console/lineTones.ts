import type { ConsoleLine } from '#machines/workspace/consoleLine.ts';

export const bad = 'text-bad';
export const warn = 'text-warn';
const plain = 'text-muted';

/** Trouble is red, what the learner should notice yellow, what was done bright. */
export const lineTones = {
  loadFailed: bad,
  startedEmpty: bad,
  worldFailed: bad,
  saveFailed: bad,
  saveCancelled: warn,
  safetyCheckFailed: warn,
  editorSetBack: warn,
  draftNotKept: warn,
  draftsNotRead: warn,
  fileLoading: warn,
  fileUndecided: warn,
  buildOfNothing: warn,
  buildFailed: bad,
  buildBroken: bad,
  buildInterrupted: warn,
  storedFileExecuted: warn,
  startNotRecorded: warn,
  executionCompleted: 'text-good',
  solutionSubmitted: 'text-good',
  submitFailed: bad,
  submitUnanswered: bad,
  subscriptionRefused: bad,
  subscriptionFailed: bad,
  webSocketNotConnected: bad,
  sessionEnded: bad,
  tooManyPages: bad,
  graphChanged: warn,
  workspaceMoved: warn,
  processNotFound: bad,
  subscribeUnanswered: bad,
  stopFailed: bad,
  stopRefused: bad,
  stopUnreachable: bad,
  executeIncomplete: bad,
  commandStarted: 'mt-2 first:mt-0 font-semibold text-ink',
  executeRefused: bad,
  executeUnreachable: bad,
  responseLine: plain,
  responseFailed: bad,
} as const satisfies Record<ConsoleLine['kind'], string>;
