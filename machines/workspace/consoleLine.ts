import type { SafetyReason } from '#contract/contentSafety.ts';
import type { Arrival, GraphPart, GraphState } from '#contract/socket.ts';
import type { DraftFault } from '../ports/draftPort.ts';
import type { Reason } from '../ports/reason.ts';

/** What a console has to say, as a fact; its words are a text's business. */
export type ConsoleLine =
  | { kind: 'loadFailed'; detail: Reason }
  | { kind: 'startedEmpty' }
  /** The robot could not be brought into the world of the challenge. */
  | { kind: 'worldFailed'; detail: Reason }
  | { kind: 'saveFailed'; detail: Reason }
  | { kind: 'saveCancelled' }
  /** The server would rather not replace the file; a dialog offers to force it. */
  | { kind: 'safetyCheckFailed'; reason: SafetyReason }
  /** What the editor shows and what the machine knew had parted; the editor was set back. */
  | { kind: 'editorSetBack' }
  /** What is typed is not kept in this browser; said once. */
  | { kind: 'draftNotKept'; fault: DraftFault }
  /** What was typed before and not saved could not be looked for. */
  | { kind: 'draftsNotRead' }
  /** A build was asked for before the file had loaded. */
  | { kind: 'fileLoading' }
  /** A build was asked for before the learner had decided whose text it shall be. */
  | { kind: 'fileUndecided' }
  /** A build of nothing, where there was something, is refused. */
  | { kind: 'buildOfNothing' }
  | { kind: 'buildFailed'; detail: Reason }
  /** The build could not even be asked for. */
  | { kind: 'buildBroken'; detail: Reason }
  /** The answer of a build was lost; its outcome is asked for. */
  | { kind: 'buildInterrupted'; detail: Reason }
  | { kind: 'executionCompleted' }
  | { kind: 'solutionSubmitted' }
  /** The solution could not be stored. */
  | { kind: 'submitFailed'; detail: Reason }
  /** Nobody said whether it was. */
  | { kind: 'submitUnanswered'; detail: Reason }
  /** A command was started while something typed was not saved. */
  | { kind: 'storedFileExecuted'; command: string }
  /** It could not be stored that the learner has begun the challenge. */
  | { kind: 'startNotRecorded'; detail: Reason }
  /** The server would not have the address of a learner, or nobody answered. */
  | { kind: 'subscriptionRefused'; detail: Reason }
  | { kind: 'subscriptionFailed'; detail: Reason }
  | { kind: 'webSocketNotConnected' }
  /** The server closed the socket because the session is over. */
  | { kind: 'sessionEnded' }
  | { kind: 'tooManyPages' }
  /** A part of the robot's graph was lost and is started again, or is back. */
  | { kind: 'graphChanged'; part: GraphPart; state: GraphState }
  /** The workspace came to another server, which ended so many programs that ran. */
  | { kind: 'workspaceMoved'; arrival: Arrival; ended: number }
  | { kind: 'processNotFound' }
  /** The server said neither yes nor no to a subscription. */
  | { kind: 'subscribeUnanswered' }
  /** A process could not be stopped: the socket said so, the server refused, or no answer came. */
  | { kind: 'stopFailed'; error: string | null }
  | { kind: 'stopRefused'; detail: Reason | null }
  | { kind: 'stopUnreachable'; message: Reason }
  /** Execute was asked for without a command or without a process name. */
  | { kind: 'executeIncomplete' }
  | { kind: 'commandStarted'; command: string; args: readonly string[]; processId: string }
  | { kind: 'executeRefused'; detail: Reason | null }
  | { kind: 'executeUnreachable'; message: Reason }
  /** One line that an executed command printed, as its closing answer repeats it. */
  | { kind: 'responseLine'; text: string }
  | { kind: 'responseFailed'; error: Reason };

export type LineKind = ConsoleLine['kind'];

/** Lines count from 1 and are never renumbered, so that a view can tell them apart. */
export interface NumberedLine {
  seq: number;
  line: ConsoleLine;
  /** It was read where it stood by itself, and is listed all the same. */
  isDismissed?: true;
}
