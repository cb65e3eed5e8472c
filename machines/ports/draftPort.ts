/** Where this browser keeps texts that are not saved. Expected answers are values; only a surprise rejects. */
export interface DraftPort {
  /** The newest draft of this learner and file that no open tab is typing. */
  find(wanted: WantedDraft): Promise<FoundDraft>;
  /** In place of the draft with this id; a new one when there is no id. */
  keep(draft: NewDraft): Promise<KeepAnswer>;
  drop(id: string): Promise<void>;
}

export interface WantedDraft {
  userId: string;
  path: string;
}

/** What was typed, and the version it was made from: null when there was no file, undefined when none was known. */
export interface NewDraft {
  id: string | null;
  userId: string;
  path: string;
  code: string;
  base: string | null | undefined;
}

export interface KeptDraft {
  id: string;
  code: string;
  base: string | null | undefined;
  /** Milliseconds since 1970 by this browser's clock. */
  keptAt: number;
}

export type FoundDraft = { outcome: 'found'; draft: KeptDraft } | { outcome: 'absent' } | DraftError;

export type KeepAnswer = { outcome: 'kept'; id: string } | DraftError;

export interface DraftError {
  outcome: 'failed';
  fault: DraftFault;
}

/** The browser keeps nothing at all, has no room left, or the text is longer than any file may be. */
export type DraftFault = 'unavailable' | 'full' | 'tooLong';
