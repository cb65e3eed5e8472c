import type { Subscription } from 'xstate';
import type { OutputLine, OutputPort } from '#machines/ports/outputPort.ts';
import { type ProcessListActor, selectProcesses } from '#machines/workspace/processListMachine.ts';
import { type ProcessActor, selectEntry, selectPrinted } from '#machines/workspace/processSelectors.ts';

/** How many lines can be scrolled through; the oldest go first. */
const SCROLLABLE_LINES = 10_000;

/** A line together with the process that printed it. */
export interface FeedLine {
  processId: string;
  processName: string;
  line: OutputLine;
}

/** The lines of all processes in the order in which they arrived here. */
export interface OutputFeed {
  /** Tells of changes, at most once a painted frame. The feed listens for as long as somebody listens to it. */
  subscribe: (changed: () => void) => () => void;
  /** Another number whenever something changed. */
  version: () => number;
  lines: () => readonly FeedLine[];
  /** How many lines went from its beginning: the number of the first line that is left. */
  dropped: () => number;
}

export function outputFeed(processList: ProcessListActor, output: OutputPort): OutputFeed {
  const kept = keptLines(output);
  const listeners = new Set<() => void>();
  const following = new Map<ProcessActor, Subscription>();
  let list: Subscription | undefined;
  let version = 0;
  let frame: number | undefined;

  const tell = () => {
    version += 1;
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      for (const changed of listeners) changed();
    });
  };

  const take = (process: ProcessActor) => {
    if (kept.take(process)) tell();
  };

  /** Listens to the processes that came, and no longer to those that went. */
  const follow = () => {
    const present = new Set(selectProcesses(processList.getSnapshot()));
    for (const [process, subscription] of following) {
      if (present.has(process)) continue;
      subscription.unsubscribe();
      following.delete(process);
    }
    for (const process of present) {
      if (following.has(process)) continue;
      following.set(
        process,
        process.subscribe(() => take(process)),
      );
      take(process);
    }
  };

  const rest = () => {
    list?.unsubscribe();
    list = undefined;
    for (const subscription of following.values()) subscription.unsubscribe();
    following.clear();
  };

  return {
    subscribe(changed) {
      listeners.add(changed);
      list ??= processList.subscribe(follow);
      follow();
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0) rest();
      };
    },
    version: () => version,
    lines: () => kept.lines,
    dropped: () => kept.dropped,
  };
}

/** The lines as they are taken from the store, each once. */
function keptLines(output: OutputPort) {
  const seen = new Map<string, number>();
  return {
    lines: [] as FeedLine[],
    dropped: 0,

    /** Takes what a process printed since the last time; answers whether anything changed. */
    take(process: ProcessActor): boolean {
      const snapshot = process.getSnapshot();
      const printed = selectPrinted(snapshot);
      const { process_id: processId, name: processName } = selectEntry(snapshot);
      if (printed === null) return this.forget(processId);
      const last = seen.get(processId) ?? 0;
      if (printed.to <= last) return false;
      seen.set(processId, printed.to);
      for (const line of output.read(processId, last + 1, printed.to))
        this.lines.push({ processId, processName, line });
      this.trim();
      return true;
    },

    /** What was cleared does not come back: it has been seen. */
    forget(processId: string): boolean {
      const count = this.lines.length;
      this.lines = this.lines.filter((line) => line.processId !== processId);
      return this.lines.length !== count;
    },

    /** In steps, so that a line costs the same however many there are. */
    trim() {
      if (this.lines.length <= SCROLLABLE_LINES * 1.1) return;
      const surplus = this.lines.length - SCROLLABLE_LINES;
      this.lines = this.lines.slice(surplus);
      this.dropped += surplus;
    },
  };
}
