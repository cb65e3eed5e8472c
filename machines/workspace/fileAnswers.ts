/** What the answers about a file say, each read only once it is known which answer it is. */
import type { LoadAnswer, SaveAnswer } from '../ports/filePort.ts';
import { reasonOf } from '../reasonOf.ts';
import { type SafetyConfirmation, safetyConfirmationFrom } from './pendingConfirmation.ts';
import type { Draft, Stored } from './draft.ts';
import { type FileState, draftOf } from './fileContext.ts';
import type { FileReport } from './fileEvents.ts';

export function loadErrorReport(file: FileState, answer: LoadAnswer): FileReport {
  const detail = answer.outcome === 'failed' ? answer.detail : '';
  return { type: 'file.loadFailed', detail, draft: draftOf(file) };
}

export function brokenLoadReport(file: FileState, error: unknown): FileReport {
  return { type: 'file.loadFailed', detail: reasonOf(error), draft: draftOf(file) };
}

export function openedReport(file: FileState, answer: LoadAnswer): FileReport {
  return { type: 'file.opened', draft: draftOf(file), build: answer.outcome === 'loaded' ? answer.build : null };
}

export function saveErrorReport(answer: SaveAnswer): FileReport {
  if (answer.outcome === 'refused') return { type: 'file.saveRefused', reason: answer.reason };
  return { type: 'file.saveFailed', detail: answer.outcome === 'failed' ? answer.detail : '' };
}

export function brokenSaveReport(error: unknown): FileReport {
  return { type: 'file.saveFailed', detail: reasonOf(error) };
}

export function savedReport({ path }: FileState): FileReport {
  return { type: 'file.saved', path: path ?? '' };
}

export function safetyConfirmationOf(answer: SaveAnswer): SafetyConfirmation {
  if (answer.outcome === 'refused') return safetyConfirmationFrom(answer);
  throw new Error(`A save that ${answer.outcome} is no refusal`);
}

export function storedBy(answer: SaveAnswer, draft: Draft): Stored {
  if (answer.outcome === 'saved') return { code: draft.code, version: answer.version, savedAt: answer.savedAt };
  throw new Error(`A save that was ${answer.outcome} stored nothing`);
}
