/** Keeps what processes print: one list for all of them, read by whoever shows it. */
import type { ProcessEntry } from '#contract/entities.ts';
import type { ServerFrame } from '#contract/socket.ts';
import type { KeptOutput, OutputPort } from '#machines/ports/outputPort.ts';
import { KeptRows, type OutputRoom } from './KeptRows.ts';
import { giveFile } from './giveFile.ts';
import { onceAFrame } from './onceAFrame.ts';
import { type OutputFrames, outputFrames } from './outputFrames.ts';

export type OutputFrame = Extract<ServerFrame, { type: 'process_output' }>;

export interface OutputStore extends OutputPort {
  /** Keeps the new lines of a frame and tells their range; undefined when all of them were known already. */
  append(frame: OutputFrame): { from: number; to: number } | undefined;
  /** Another learner is here: nothing is left of what was printed, nor of what printed it. */
  forget(): void;
}

/** Whoever shows what is kept is told of changes in `frames`. */
export function outputStore(room: OutputRoom, frames: OutputFrames = outputFrames()): OutputStore {
  let processes = new Map<string, ProcessEntry>();
  /** The number of the newest line of each process, so that a repeated frame is known to be old even after a clear. */
  const newest = new Map<string, number>();
  const headed = new Set<string>();
  const listeners = new Set<() => void>();
  const list = new KeptRows(room);
  let kept: KeptOutput = { rows: list.rows, trims: 0, processes };
  const tell = onceAFrame(listeners, frames.next);

  const change = () => {
    kept = { rows: list.rows, trims: list.trims, processes };
    tell();
  };

  const head = (processId: string) => {
    if (headed.has(processId)) return;
    headed.add(processId);
    list.mark({ kind: 'begin', processId });
  };

  return {
    append(frame) {
      const { process_id: processId, data, seq, missed, stream, timestamp } = frame;
      const last = newest.get(processId) ?? 0;
      const texts = data.split('\n');
      const to = seq + texts.length - 1;
      if (to <= last) return undefined;
      const known = Math.max(0, last + 1 - seq);
      const from = seq + known;
      newest.set(processId, to);
      head(processId);
      if (missed > 0 && seq - 1 > last) list.mark({ kind: 'gap', processId, missed });
      list.add({ processId, seq: from, stream, timestamp }, known === 0 ? texts : texts.slice(known));
      frames.came(texts.length - known);
      change();
      return { from, to };
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

    begin(processId) {
      // After a reload several are followed at once: the lines of each stand below its own heading.
      if (list.rows.at(-1)?.kind === 'begin') return;
      head(processId);
      change();
    },

    end(processId) {
      head(processId);
      list.mark({ kind: 'end', processId });
      change();
    },

    clear() {
      list.clear();
      change();
    },

    forget() {
      processes = new Map();
      newest.clear();
      headed.clear();
      list.clear();
      change();
    },

    offer: (text) => giveFile('servolab-output.txt', 'text/plain;charset=utf-8', text),
  };
}
