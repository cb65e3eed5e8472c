import { isUnanswered } from '../isUnanswered.ts';
import type { ConsoleLine } from './consoleLine.ts';
import type { ProgramEvent } from './programEvents.ts';

/** What the console says of what a part of a program reports. */
export function linesOf(event: ProgramEvent): readonly ConsoleLine[] {
  switch (event.type) {
    case 'file.loadFailed':
      return [{ kind: 'loadFailed', detail: event.detail }, { kind: 'startedEmpty' }];
    case 'file.setBack':
      return [{ kind: 'editorSetBack' }];
    case 'file.saveRefused':
    case 'build.refused':
      return [{ kind: 'safetyCheckFailed', reason: event.reason }];
    case 'file.saveFailed':
      return [{ kind: 'saveFailed', detail: event.detail }];
    case 'file.saveCancelled':
    case 'build.cancelled':
      return [{ kind: 'saveCancelled' }];
    case 'file.unavailable':
      return [{ kind: 'fileLoading' }];
    case 'file.undecided':
      return [{ kind: 'fileUndecided' }];
    case 'draft.failed':
      return [{ kind: 'draftNotKept', fault: event.fault }];
    case 'recovery.failed':
      return [{ kind: 'draftsNotRead' }];
    case 'build.failed':
      return [{ kind: 'buildFailed', detail: event.detail }];
    case 'build.broken':
      return [{ kind: 'buildBroken', detail: event.detail }];
    case 'build.emptyRefused':
      return [{ kind: 'buildOfNothing' }];
    case 'build.interrupted':
      return [{ kind: 'buildInterrupted', detail: event.detail }];
    case 'submission.stored':
      return [{ kind: 'solutionSubmitted' }];
    case 'submission.failed':
      return [{ kind: isUnanswered(event.detail) ? 'submitUnanswered' : 'submitFailed', detail: event.detail }];
    case 'run.completed':
      return [{ kind: 'executionCompleted' }];
    default:
      throw new Error(`The console says nothing of ${event.type}`);
  }
}
