import type { ProcessEntry } from '#contract/entities.ts';
import type { ServerFrame } from '#contract/socket.ts';

/** What of an entry can become another; `end` and the rest of it are made once. */
const CHANGING = ['status', 'subscribers', 'pid', 'end'] as const;

/** Tells one reader of the list of processes: whole at first, and then what is no longer as it was told; null when everything is. */
export function listUpdates(): (processes: readonly ProcessEntry[]) => ServerFrame | null {
  let sent: ReadonlyMap<string, ProcessEntry> | null = null;

  return (processes) => {
    const before = sent;
    const now = new Map(processes.map((entry) => [entry.process_id, entry]));
    sent = now;
    if (before === null) return { type: 'process_list', processes: [...processes] };
    const changed = processes.filter((entry) => differs(entry, before.get(entry.process_id)));
    const gone = [...before.keys()].filter((id) => !now.has(id));
    return changed.length + gone.length === 0 ? null : { type: 'process_changes', processes: changed, gone };
  };
}

function differs(entry: ProcessEntry, before: ProcessEntry | undefined): boolean {
  if (before === undefined || entry.build?.outcome !== before.build?.outcome) return true;
  return CHANGING.some((name) => entry[name] !== before[name]);
}
