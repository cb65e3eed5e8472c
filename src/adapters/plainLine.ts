/** Control characters, ends of lines and marks of direction: the database takes none of them where a line is asked for. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** A name or an address without what cannot be seen in it: some come along when it is pasted, or from a provider. */
export const plainLine = (text: string): string => text.replaceAll(UNSEEN, '');
