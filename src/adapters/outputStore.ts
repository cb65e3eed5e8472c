/** Keeps what processes printed: one ring of lines for each, read by number. */
import type { ServerFrame } from '#contract/socket.ts';
import type { OutputLine, OutputPort } from '#machines/ports/outputPort.ts';

export type OutputFrame = Extract<ServerFrame, { type: 'process_output' }>;

export interface OutputStore extends OutputPort {
  /** Keeps the new lines of a frame and tells their range; undefined when all of them were known already. */
  append(frame: OutputFrame): { from: number; to: number } | undefined;
}

/** The stream of a line that stands for lines which are no longer kept; its text is how many. */
export const GAP_STREAM = 'gap';

interface Ring {
  lines: OutputLine[];
  /** The number of the newest line ever kept, so that a repeated frame is known to be old even after a clear. */
  last: number;
}

export function outputStore(keptLines: number): OutputStore {
  const rings = new Map<string, Ring>();

  return {
    append(frame) {
      const { lines, last } = rings.get(frame.process_id) ?? { lines: [], last: 0 };
      const fresh = linesOf(frame).filter((line) => line.seq > last);
      const newest = fresh.at(-1);
      if (fresh[0] === undefined || newest === undefined) return undefined;
      lines.push(...gapBefore(frame, last), ...fresh);
      // Trimming in steps keeps the cost of a line constant.
      if (lines.length > keptLines * 1.25) lines.splice(0, lines.length - keptLines);
      rings.set(frame.process_id, { lines, last: newest.seq });
      return { from: fresh[0].seq, to: newest.seq };
    },

    read(processId, from, to) {
      const lines = rings.get(processId)?.lines ?? [];
      return lines.slice(firstAtLeast(lines, from), firstAtLeast(lines, to + 1));
    },

    clear(processId) {
      const ring = rings.get(processId);
      if (ring !== undefined) rings.set(processId, { lines: [], last: ring.last });
    },
  };
}

function linesOf({ data, seq, stream, timestamp }: OutputFrame): OutputLine[] {
  return data.split('\n').map((text, index) => ({ seq: seq + index, stream, text, timestamp }));
}

function gapBefore({ missed, seq, timestamp }: OutputFrame, last: number): OutputLine[] {
  if (missed === 0 || seq - 1 <= last) return [];
  return [{ seq: seq - 1, stream: GAP_STREAM, text: String(missed), timestamp }];
}

/** Numbers rise along the lines, with holes where lines were missed. */
function firstAtLeast(lines: readonly OutputLine[], seq: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (lines[middle]!.seq < seq) low = middle + 1;
    else high = middle;
  }
  return low;
}
