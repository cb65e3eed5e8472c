/** What is said to a draft, what it says, and what it remembers. */
import type { DraftFault, DraftPort } from '../ports/draftPort.ts';
import type { Owner } from '../owner.ts';
import type { Draft } from './draft.ts';

export interface DraftInput {
  drafts: DraftPort;
  /** Whose draft it is. */
  userId: string;
  owner: Owner<DraftReport>;
}

export type DraftEvent =
  /** A file is open, or another one. */
  | { type: 'text.opened' }
  /** No file is open any more. */
  | { type: 'text.closed' }
  /** Something was typed or stored. */
  | { type: 'text.changed' }
  /** Here is the text: it was asked for, or something else may soon take it from the editor. */
  | { type: 'text.given'; draft: Draft }
  /** The editor shows this earlier draft: from now on it is what is typed. */
  | { type: 'draft.resumed'; id: string };

/** What a draft tells its owner. */
export type DraftReport =
  /** The text is to be kept: which one is it? */
  | { type: 'draft.due' }
  /** Said once: what is typed is not kept in this browser. */
  | { type: 'draft.failed'; fault: DraftFault };

export interface DraftContext extends DraftInput {
  /** What is to be kept next; null before anything was typed. */
  text: Draft | null;
  /** Under which id this browser keeps what is typed; null while it keeps nothing. */
  id: string | null;
  /** What is to be removed. */
  superfluous: string | null;
  /** Something was typed while the last text was on its way. */
  isOutdated: boolean;
  /** That nothing is kept was said. */
  isTold: boolean;
}

export const noDraft = { text: null, id: null, superfluous: null, isOutdated: false } as const;
