/** How processes are listed: what runs above what ended, and the builds that ended apart; in each group the newest first. */
import type { ProcessEntry } from '#contract/entities.ts';
import { isOver } from './processAnswers.ts';
import type { ProcessActor } from './processSelectors.ts';

export type ProcessGroupName = (typeof groupNames)[number];

export interface ProcessGroup {
  name: ProcessGroupName;
  processes: readonly ProcessActor[];
}

interface Listed {
  /** In the order of their entries. */
  actors: readonly ProcessActor[];
  entries: readonly ProcessEntry[];
  cleared: readonly string[];
}

const groupNames = ['running', 'ended', 'builds'] as const;

/** Only groups that have something in them. */
export function groupsOf({ actors, entries, cleared }: Listed): readonly ProcessGroup[] {
  const hidden = new Set(cleared);
  const groups = entries.map((entry) => (hidden.has(entry.process_id) ? null : groupOf(entry)));
  return groupNames
    .map((name) => ({ name, processes: actors.filter((_, index) => groups[index] === name) }))
    .filter(({ processes }) => processes.length > 0);
}

/** Whether both list the same processes in the same places. */
export const areSameGroups = (some: readonly ProcessGroup[], others: readonly ProcessGroup[]): boolean =>
  placesIn(some) === placesIn(others);

/** A build that runs is looked for where everything that runs is. */
function groupOf(entry: ProcessEntry): ProcessGroupName {
  if (!isOver(entry)) return 'running';
  return entry.build === null ? 'ended' : 'builds';
}

const placesIn = (groups: readonly ProcessGroup[]): string =>
  groups.map(({ name, processes }) => `${name}: ${processes.map(({ id }) => id).join(' ')}`).join('\n');
