import type { OutputLine } from '../ports/outputPort.ts';

export type OutputLabel = 'ERR' | 'WARN' | 'OUT';

/** What a line says about itself wins over where it came from. */
export function labelOf({ text, stream }: Pick<OutputLine, 'text' | 'stream'>): OutputLabel {
  if (text.includes('[ERROR]')) return 'ERR';
  if (text.includes('[WARN]')) return 'WARN';
  return stream === 'stdout' ? 'OUT' : 'ERR';
}
