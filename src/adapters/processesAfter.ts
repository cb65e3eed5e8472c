import type { ProcessEntry } from '#contract/entities.ts';
import type { ServerFrame } from '#contract/socket.ts';

type Changes = Extract<ServerFrame, { type: 'process_changes' }>;

/** The list of processes after what has changed in it; the new ones come first, as they are told. */
export function processesAfter(known: readonly ProcessEntry[], { processes, gone }: Changes): ProcessEntry[] {
  const changed = new Map(processes.map((entry) => [entry.process_id, entry]));
  const left = new Set(gone);
  const kept = known.filter(({ process_id }) => !left.has(process_id));
  const old = new Set(kept.map(({ process_id }) => process_id));
  const added = processes.filter(({ process_id }) => !old.has(process_id));
  return [...added, ...kept.map((entry) => changed.get(entry.process_id) ?? entry)];
}
