/** What the answers about a file say, each read only once it is known which answer it is, and what is told of its text. */
import type { LoadAnswer, SaveAnswer } from '../ports/filePort.ts';
import { reasonOf } from '../reasonOf.ts';
import { withOutcome } from '../withOutcome.ts';
import { type SafetyConfirmation, safetyConfirmationFrom } from './pendingConfirmation.ts';
import type { Draft, Stored } from './draft.ts';
import { type FileState, draftOf } from './fileContext.ts';
import type { FileReport } from './fileEvents.ts';

export function brokenLoadReport(file: FileState, error: unknown): FileReport {
  return { type: 'file.loadFailed', detail: reasonOf(error), draft: draftOf(file) };
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

export function brokenSaveReport(error: unknown): FileReport {
  return { type: 'file.saveFailed', detail: reasonOf(error) };
}

export function savedReport({ path }: FileState): FileReport {
  return { type: 'file.saved', path: path ?? '' };
}

/** The text as it stands. */
export const draftedReport = (file: FileState): FileReport => ({ type: 'file.drafted', draft: draftOf(file) });

/** The text as it stands, for a build. */
export const lockedReport = (file: FileState): FileReport => ({ type: 'file.locked', draft: draftOf(file) });

export const safetyConfirmationOf = (answer: SaveAnswer): SafetyConfirmation =>
  safetyConfirmationFrom(withOutcome(answer, 'refused'));

/** Null when the save stored nothing. */
export function storedBy(answer: SaveAnswer, { code }: Draft): Stored | null {
  return answer.outcome === 'saved' ? { code, version: answer.version, savedAt: answer.savedAt } : null;
}
