/** A text on its way to the server: taken once, so that what is confirmed is what is sent. */
export interface Draft {
  path: string;
  code: string;
  /** What the server last had, as far as this editor knows. */
  saved: string;
  /** The version the text was made from; null when there was no file, undefined when none is known. */
  base: string | null | undefined;
  /** Texts of which it is not known whether the server has them: the answers to their saves did not come. Absent when there are none. */
  lost?: readonly string[];
}

/** What the server keeps since a draft arrived there. */
export interface Stored {
  code: string;
  version: string;
  /** Milliseconds since 1970 by the server's clock; null when the answer did not say. */
  savedAt: number | null;
}
