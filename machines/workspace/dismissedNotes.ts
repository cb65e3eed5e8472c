import type { LineKind, NumberedLine } from './consoleLine.ts';

/** Lines of which one was read where it stood by itself, and with it what says the same: a second press on the same words would seem to do nothing. */
export function dismissedNotes(notes: readonly NumberedLine[], seq: number): readonly NumberedLine[] {
  const said = factsOf(notes.find((note) => note.seq === seq));
  return notes.map((note) => (factsOf(note) === said ? { ...note, isDismissed: true } : note));
}

/** Lines of which none of these kinds stands by itself any more. */
export function withDismissed(notes: readonly NumberedLine[], kinds: readonly LineKind[]): readonly NumberedLine[] {
  return notes.map((note) => (kinds.includes(note.line.kind) ? { ...note, isDismissed: true } : note));
}

/** Lines without those of these kinds: what they say is over. */
export function withoutKinds(notes: readonly NumberedLine[], kinds: readonly LineKind[]): readonly NumberedLine[] {
  return notes.filter(({ line }) => !kinds.includes(line.kind));
}

const factsOf = (note: NumberedLine | undefined): string | undefined => note && JSON.stringify(note.line);
