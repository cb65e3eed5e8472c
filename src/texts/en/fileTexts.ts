import type { SafetyReason } from '#contract/contentSafety.ts';
import type { DraftFault } from '#machines/ports/draftPort.ts';
import type { FileStatus } from '#machines/workspace/fileSelectors.ts';
import type { PendingConfirmation } from '#machines/workspace/pendingConfirmation.ts';
import { counted } from './numbers.ts';

export const fileTexts = {
  save: 'Save',
  saving: 'Saving…',
  notSavedYet: 'Not saved yet',
  savedAt: (time: string) => `Saved at ${time}`,
  size: (characters: number) => counted(characters, 'character'),
  unsaved: 'Unsaved changes',
  busy: 'The file is on its way to the server',
  editor: (fileName: string) => `${fileName}, code editor. Press Escape, then Tab to leave it.`,
  panel: 'Code',
  loadingEditor: 'Loading the editor…',
  binary: 'This file is not text, so it can be neither shown nor edited here.',
} as const;

/** The lamp of the file. */
export const fileStatusTexts = {
  waiting: 'Waiting for initial load',
  loading: 'File loading',
  ready: 'File ready',
  binary: 'Not a text file',
} as const satisfies Record<FileStatus, string>;

/** What the learner is asked before much is lost. */
export const pendingConfirmationTexts = {
  erases: 'Warning: You are about to save empty content over existing file. This will delete your code. Continue?',
  shrinks:
    'Warning: The new content is much shorter than the existing file. Most of your code would be lost. Continue?',
} as const satisfies Record<Exclude<PendingConfirmation['kind'], 'refused'>, string>;

/** Why the server would rather not replace the file. */
export const safetyReasonTexts = {
  never_loaded: 'The file on the server was never loaded into this editor.',
  changed_on_disk: 'The file on the server has changed since it was loaded here.',
  empty_over_non_empty: 'The file on the server has content, and the editor is empty.',
  large_reduction: 'The file on the server is much longer than what is in the editor.',
} as const satisfies Record<SafetyReason, string>;

/** What to do about it. */
export const safetySuggestionTexts = {
  never_loaded: 'Reload the file first, or overwrite it if you are sure.',
  changed_on_disk: 'Compare both, reload the file, or overwrite it if you are sure.',
  empty_over_non_empty: 'Check that the editor shows your code before you overwrite the file.',
  large_reduction: 'Check that nothing is missing before you overwrite the file.',
} as const satisfies Record<SafetyReason, string>;

export const safetyTexts = {
  saveTitle: 'Save less than there was?',
  buildTitle: 'Build less than there was?',
  refusedTitle: 'Safety Check Failed',
  cancel: 'Cancel',
  continueSave: 'Save anyway',
  continueBuild: 'Build anyway',
  forceSave: 'Force save',
  keepMine: 'Keep mine',
  reloadTheirs: 'Reload theirs',
  compare: 'Compare',
  comparison: 'Theirs and mine',
  theirs: 'On the server',
  mine: 'In the editor',
  back: 'Back',
  notCompared: (why: string) => `The text on the server could not be loaded: ${why}`,
  theirsIsBinary: 'What the server has is no longer text, so the two cannot be compared.',
  reloadKeepsDraft:
    'If you reload, nothing of yours is lost: what is not saved is offered to you again, and what you saved stays in Versions.',
  forceBuild: 'Force build',
  forceWarning: 'Forcing it overwrites the existing file.',
} as const;

/** What was typed before and not saved. */
export const draftTexts = {
  offer: (time: string) => `You have unsaved changes from ${time}.`,
  isOutrun: 'The file was changed since.',
  compare: 'Compare',
  restore: 'Restore',
  discard: 'Discard',
  locked: 'The file is on its way to the server',
  comparison: 'Unsaved changes',
  stored: 'In the editor',
  draft: 'Unsaved changes',
  close: 'Close',
} as const;

/** Why what is typed is not kept in this browser. */
export const draftFaultTexts = {
  unavailable: 'This browser does not keep unsaved changes.',
  full: 'The storage of this browser is full: unsaved changes are not kept in it.',
  tooLong: 'This text is longer than a file may be: unsaved changes to it are not kept in this browser.',
} as const satisfies Record<DraftFault, string>;
