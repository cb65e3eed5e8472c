/** What a reader is shown for a title or a description of the database. The same function says the same. */
export type Said = (original: string) => string;

/** Titles and descriptions as the database has them. */
export const asWritten: Said = (original) => original;
