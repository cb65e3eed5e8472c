/** What is said to a recovery, what it says, and what it remembers. */
import type { DraftPort, KeptDraft } from '../ports/draftPort.ts';
import type { Owner } from '../owner.ts';
import type { Draft } from './draft.ts';

export interface RecoveryInput {
  drafts: DraftPort;
  /** Whose drafts are offered: never anybody else's. */
  userId: string;
  owner: Owner<RecoveryReport>;
}

export type RecoveryEvent =
  /** A file is open with this text. */
  | { type: 'text.opened'; draft: Draft }
  /** No file is open any more. */
  | { type: 'text.closed' }
  /** The editor shows what was offered. */
  | { type: 'text.restored' }
  | { type: 'comparison.opened' }
  | { type: 'comparison.closed' }
  | { type: 'restore.requested' }
  | { type: 'discard.requested' };

/** What a recovery tells its owner. */
export type RecoveryReport =
  /** The learner wants this text back in the editor, made from this version. */
  | ({ type: 'recovery.wanted' } & Restored)
  /** It is in the editor: this draft is typed on. */
  | { type: 'recovery.completed'; id: string }
  /** What was typed before could not be looked for. */
  | { type: 'recovery.failed' };

export interface Restored {
  code: string;
  base: string | null | undefined;
}

export interface RecoveryContext extends RecoveryInput {
  /** The text as the file was opened. */
  opened: Draft;
  /** What the learner decides about. */
  found: KeptDraft | null;
}
