/** What is said to a file, and what it says. */
import type { SafetyReason } from '#contract/contentSafety.ts';
import type { BuildEnd } from '../ports/buildEnd.ts';
import type { Reason } from '../ports/reason.ts';
import type { Edit } from './applyChanges.ts';
import type { Draft, Stored } from './draft.ts';
import type { Restored } from './recoveryEvents.ts';

export type FileEvent =
  /** Null when no file is worked on. */
  | { type: 'path.changed'; path: string | null }
  | ({ type: 'code.edited' } & Edit)
  | { type: 'save.requested' }
  | { type: 'overwrite.confirmed' }
  | { type: 'overwrite.declined' }
  /** What the server has instead: what was typed stays in this browser as a draft. */
  | { type: 'reload.requested' }
  /** What is typed is to be kept in this browser. */
  | { type: 'draft.requested' }
  /** The learner wants an earlier text back, from the version it was made from: the server notices if there is a newer one. */
  | ({ type: 'draft.restored' } & Restored)
  /** The learner wants an earlier version back: it is saved as any other text is. */
  | { type: 'version.restored'; code: string }
  /** A build wants the text for itself. It is answered once: at once, or as soon as a save that is under way has ended. */
  | { type: 'lock.requested' }
  /** The build has ended, and the server keeps the text since. */
  | { type: 'draft.stored'; stored: Stored }
  /** The build has ended and stored nothing. */
  | { type: 'lock.released' };

/** What a file tells its owner. */
export type FileReport =
  /** Here is its text, and how the last build of that ended; null when it was not built. */
  | { type: 'file.opened'; draft: Draft; build: BuildEnd | null }
  | { type: 'file.loadFailed'; detail: Reason; draft: Draft }
  | { type: 'file.edited' }
  /** The editor shows an earlier text, which was kept in this browser. */
  | { type: 'file.restored' }
  /** The editor shows an earlier version of the file. */
  | { type: 'file.replaced' }
  /** Here is the text as it stands. */
  | { type: 'file.drafted'; draft: Draft }
  /** Something typed is nowhere but in the editor, and then no longer. */
  | { type: 'file.modified' }
  | { type: 'file.synchronised' }
  /** The server stored a text of this file, by a save or by a build. */
  | { type: 'file.saved'; path: string }
  | { type: 'file.setBack' }
  | { type: 'file.saveRefused'; reason: SafetyReason }
  | { type: 'file.saveFailed'; detail: Reason }
  | { type: 'file.saveCancelled' }
  /** Here is the text to build; until it is stored or the lock released, nothing else is saved. */
  | { type: 'file.locked'; draft: Draft }
  | { type: 'file.unlocked' }
  /** There is no text to build now. */
  | { type: 'file.unavailable' }
  /** The learner is asked whose text it shall be, so that none is to be built yet. */
  | { type: 'file.undecided' };
