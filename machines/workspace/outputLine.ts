import type { OutputLine } from '../ports/outputPort.ts';

export type OutputLabel = 'ERR' | 'WARN' | 'OUT';

/** What a line says about itself wins over where it came from. */
export function labelOf({ text, stream }: OutputLine): OutputLabel {
  if (text.includes('[ERROR]')) return 'ERR';
  if (text.includes('[WARN]')) return 'WARN';
  return stream === 'stdout' ? 'OUT' : 'ERR';
}

/** Whether a line stands for lines that are no longer kept; its text is how many. */
export function isGap({ stream }: OutputLine): boolean {
  return stream === 'gap';
}
