/** What the answers about drafts say, each read only once it is known which answer it is. */
import type { DraftFault, FoundDraft, KeepAnswer, KeptDraft, NewDraft, WantedDraft } from '../ports/draftPort.ts';
import type { DraftContext } from './draftEvents.ts';
import type { RecoveryContext, Restored } from './recoveryEvents.ts';

export function foundIn(answer: FoundDraft): KeptDraft | null {
  return answer.outcome === 'found' ? answer.draft : null;
}

export function faultOf(answer: KeepAnswer): DraftFault {
  return answer.outcome === 'failed' ? answer.fault : 'unavailable';
}

export function idOf(answer: KeepAnswer): string | null {
  return answer.outcome === 'kept' ? answer.id : null;
}

/** What was typed into this file before. */
export function draftToFind({ userId, opened }: RecoveryContext): WantedDraft {
  return { userId, path: opened.path };
}

/** The text as it is kept. */
export function draftToKeep({ userId, text, id }: DraftContext): NewDraft {
  return { id, userId, path: text?.path ?? '', code: text?.code ?? '', base: text?.base };
}

export function restoredFrom({ found }: RecoveryContext): Restored {
  return { code: found?.code ?? '', base: found?.base };
}
