/** Keeps what processes print: one list for all of them, read by whoever shows it. */
import type { ProcessEntry } from '#contract/entities.ts';
import type { ServerFrame } from '#contract/socket.ts';
import type { KeptOutput, OutputPort, OutputRow } from '#machines/ports/outputPort.ts';
import { KeptRows, type OutputRoom } from './KeptRows.ts';
import { giveFile } from './giveFile.ts';
import { nextFrame } from './nextFrame.ts';

export type OutputFrame = Extract<ServerFrame, { type: 'process_output' }>;

export interface OutputStore extends OutputPort {
  /** Keeps the new lines of a frame and tells their range; undefined when all of them were known already. */
  append(frame: OutputFrame): { from: number; to: number } | undefined;
}

/** `atNextFrame` calls back when the page is painted next. */
export function outputStore(room: OutputRoom, atNextFrame: (callBack: () => void) => unknown = nextFrame): OutputStore {
  const processes = new Map<string, ProcessEntry>();
  /** The number of the newest line of each process, so that a repeated frame is known to be old even after a clear. */
  const newest = new Map<string, number>();
  const listeners = new Set<() => void>();
  const list = new KeptRows(room);
  let kept: KeptOutput = { rows: list.rows, trims: 0, processes };
  let isTelling = false;

  const change = () => {
    kept = { rows: list.rows, trims: list.trims, processes };
    if (isTelling || listeners.size === 0) return;
    isTelling = true;
    atNextFrame(() => {
      isTelling = false;
      for (const changed of listeners) changed();
    });
  };

  const add = (processId: string, rows: readonly OutputRow[]) => {
    list.add(processId, rows);
    change();
  };

  return {
    append(frame) {
      const last = newest.get(frame.process_id) ?? 0;
      const fresh = linesOf(frame).filter(({ seq }) => seq > last);
      const [first] = fresh;
      const latest = fresh.at(-1);
      if (first === undefined || latest === undefined) return undefined;
      newest.set(frame.process_id, latest.seq);
      const heading: OutputRow[] = last === 0 ? [{ kind: 'begin', processId: frame.process_id }] : [];
      add(frame.process_id, [...heading, ...gapBefore(frame, last), ...fresh]);
      return { from: first.seq, to: latest.seq };
    },

    read: () => kept,

    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },

    describe(entries) {
      for (const entry of entries) processes.set(entry.process_id, entry);
      change();
    },

    end: (processId) => add(processId, [{ kind: 'end', processId }]),

    clear() {
      list.clear();
      change();
    },

    offer: (text) => giveFile('servolab-output.txt', 'text/plain;charset=utf-8', text),
  };
}

function linesOf({ process_id: processId, data, seq, stream, timestamp }: OutputFrame) {
  return data.split('\n').map((text, index) => ({
    kind: 'line' as const,
    processId,
    seq: seq + index,
    stream,
    text,
    timestamp,
  }));
}

function gapBefore({ process_id: processId, missed, seq }: OutputFrame, last: number): OutputRow[] {
  return missed === 0 || seq - 1 <= last ? [] : [{ kind: 'gap', processId, missed }];
}
