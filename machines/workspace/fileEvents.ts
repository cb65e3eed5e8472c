/** What is said to a file, and what it says. */
import type { Edit } from './applyChanges.ts';
import type { Draft, Stored } from './draft.ts';

export type FileEvent =
  | { type: 'path.changed'; path: string | null }
  | ({ type: 'code.edited' } & Edit)
  | { type: 'save.requested' }
  | { type: 'overwrite.confirmed' }
  | { type: 'overwrite.declined' }
  | { type: 'draft.requested' }
  | { type: 'draft.stored'; stored: Stored }
  | { type: 'draft.returned' };

/** What a file tells its owner. */
export type FileReport =
  | { type: 'file.opened' }
  | { type: 'file.loadFailed'; detail: string }
  | { type: 'file.edited' }
  | { type: 'file.setBack' }
  | { type: 'file.saveRefused'; suggestion: string }
  | { type: 'file.saveFailed'; detail: string }
  | { type: 'file.saveCancelled' }
  /** Here is the text to build; until it is stored or returned, nothing else is saved. */
  | { type: 'file.lent'; draft: Draft }
  /** There is no text to build now. */
  | { type: 'file.unavailable' };
