import type { Arrival, GraphPart, GraphState } from '#contract/socket.ts';
import type { ConsoleLine } from '#machines/workspace/consoleLine.ts';
import type { WordsFor } from '../textOf.ts';
import type { WithReasonTexts } from '../WithReasonTexts.ts';
import { draftFaultTexts, safetySuggestionTexts } from './fileTexts.ts';

const unknown = 'Unknown error';

/** Closes what stands before another sentence. */
const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);

/** What has become of a part of the robot's graph. */
const graphTexts: Record<GraphPart, Record<Exclude<GraphState, 'overflowed'>, string>> = {
  master: {
    restarting: 'The ROS master was lost and is being started again.',
    running: 'The ROS master is running again.',
  },
  robot: {
    restarting: 'The robot was lost and is being started again.',
    running: 'The robot is running again.',
  },
};

const overflowed =
  'There were more topics than the ROS graph can tell of, so it is being started again without them. Start your programs anew.';

/** Why the workspace is at another server now, and with which files. */
const movedTexts: Record<Arrival, string> = {
  handed: 'Your workspace has moved to another server of this site, with all your files.',
  lost: 'The server with your workspace was lost, and another one has taken over: your files are there as you saved them last.',
};

/** What became of what ran there. */
function endedText(ended: number): string {
  if (ended === 0) return 'You can go on.';
  return ended === 1
    ? 'The program that was running has ended: start it again.'
    : `The ${ended} programs that were running have ended: start them again.`;
}

/** What a console says. A reason has been put into words already. */
export const consoleLineTexts: WordsFor<WithReasonTexts<ConsoleLine>> = {
  loadFailed: ({ detail }) => `Error loading file: ${detail}`,
  startedEmpty: () => '❌ Error during initialization, starting with empty file',
  worldFailed: ({ detail }) =>
    `The robot could not be brought into the world of this challenge: ${sentence(detail)} Reload the page to try again.`,
  saveFailed: ({ detail }) => `Error saving file: ${detail}`,
  saveCancelled: () => 'Save cancelled by user',
  safetyCheckFailed: ({ reason }) => `Safety Check Failed: ${safetySuggestionTexts[reason]}`,
  editorSetBack: () => 'The editor had lost its place and shows the kept text again. Your last change was not taken.',
  draftNotKept: ({ fault }) => `${draftFaultTexts[fault]} Save often: what is not saved is lost with the page.`,
  draftsNotRead: () => 'Unsaved changes of earlier visits could not be looked for in this browser.',
  fileLoading: () => 'Cannot build while file is loading. Please wait...',
  fileUndecided: () => 'Not built: you were asked about the file first. Build it again once you have decided.',
  buildOfNothing: () => 'Cannot build empty code: the file on the server has content.',
  buildFailed: ({ detail }) => `Build failed: ${detail}`,
  buildBroken: ({ detail }) => `Build error: ${detail}`,
  buildInterrupted: ({ detail }) =>
    `Connection lost during the build: ${sentence(detail)} The server is asked how it ended as soon as it answers.`,
  storedFileExecuted: ({ command }) =>
    `Unsaved changes are not part of "${command}": it runs the files as they were last saved.`,
  startNotRecorded: ({ detail }) =>
    `That you have started this challenge could not be recorded: ${sentence(detail)} It is tried again with the next save.`,
  executionCompleted: () => 'Execution completed',
  solutionSubmitted: () => 'Solution submitted successfully!',
  submitFailed: ({ detail }) => `❌ Your solution could not be submitted: ${sentence(detail)} Try again.`,
  submitUnanswered: ({ detail }) =>
    `❌ It is not known whether your solution was submitted: ${sentence(detail)} Submit it again: the same program counts once.`,
  subscriptionRefused: ({ detail }) => `Email subscription failed: ${detail}`,
  subscriptionFailed: ({ detail }) => `Error subscribing email: ${detail}`,
  webSocketNotConnected: () => 'WebSocket not connected',
  tooManyPages: () => 'Too many pages of your workspace are open. Close one of them, and this page connects by itself.',
  sessionEnded: () => 'Your session has ended. Sign in again to go on.',
  graphChanged: ({ part, state }) => (state === 'overflowed' ? overflowed : graphTexts[part][state]),
  workspaceMoved: ({ arrival, ended }) => `${movedTexts[arrival]} ${endedText(ended)}`,
  processNotFound: () => '❌ Failed to subscribe: Process not found',
  subscribeUnanswered: () => '❌ Failed to subscribe: The server did not answer',
  stopFailed: ({ error }) => `❌ Failed to stop process: ${error ?? unknown}`,
  stopRefused: ({ detail }) => `❌ Error stopping process: ${detail ?? unknown}`,
  stopUnreachable: ({ message }) => `❌ Network error: ${message}`,
  executeIncomplete: () => '❌ Command and process name are required!',
  commandStarted: ({ command, args }) => `$ ${[command, ...args].join(' ')}`,
  executeRefused: ({ detail }) => `❌ REST Error: ${detail ?? unknown}`,
  executeUnreachable: ({ message }) => `❌ Network Error: ${message}`,
  responseLine: ({ text }) => text,
  responseFailed: ({ error }) => `Error: ${error}`,
};
