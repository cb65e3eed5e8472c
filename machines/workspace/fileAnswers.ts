/** What the answers about a file say, each read only once it is known which answer it is, and what is told of its text. */
import type { LoadAnswer, SaveAnswer } from '../ports/filePort.ts';
import { reasonOf } from '../reasonOf.ts';
import { safetyConfirmationFrom } from './pendingConfirmation.ts';
import { type FileState, draftOf, lockedDraft, storedFrom } from './fileContext.ts';
import type { FileReport } from './fileEvents.ts';

export function brokenLoad(error: unknown): LoadAnswer {
  return { outcome: 'failed', detail: reasonOf(error) };
}

export function loadReport(file: FileState, answer: LoadAnswer): FileReport {
  if (answer.outcome === 'failed') return { type: 'file.loadFailed', detail: answer.detail, draft: draftOf(file) };
  return { type: 'file.opened', draft: draftOf(file), build: answer.outcome === 'loaded' ? answer.build : null };
}

export function saveReport(file: FileState, answer: SaveAnswer): FileReport {
  if (answer.outcome === 'saved') return savedReport(file);
  if (answer.outcome === 'refused') return { type: 'file.saveRefused', reason: answer.reason };
  return { type: 'file.saveFailed', detail: answer.detail };
}

export function brokenSave(error: unknown): SaveAnswer {
  return { outcome: 'failed', detail: reasonOf(error) };
}

export function savedReport({ path }: FileState): FileReport {
  return { type: 'file.saved', path: path ?? '' };
}

/** The text as it stands. */
export const draftedReport = (file: FileState): FileReport => ({ type: 'file.drafted', draft: draftOf(file) });

/** The text as it stands, for a build. */
export const lockedReport = (file: FileState): FileReport => ({ type: 'file.locked', draft: lockedDraft(file) });

/** What is known of a file once a save of its draft was answered. */
export function answeredBy(file: FileState, answer: SaveAnswer): Partial<FileState> {
  if (answer.outcome === 'saved') return storedFrom({ ...answer, code: file.draft.code });
  if (answer.outcome === 'refused') return { pendingConfirmation: safetyConfirmationFrom(answer) };
  return unstoredFrom(file);
}

/** Its draft was not stored as far as anybody here knows; the server may have it all the same. */
export function unstoredFrom(file: FileState): Partial<FileState> {
  return { lost: [...new Set([...file.lost, file.draft.code])] };
}
