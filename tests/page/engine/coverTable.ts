import type { AnyStateMachine } from 'xstate';
import { transitionsOf } from '../../models/engine/transitionsOf.ts';
import type { Taken } from './playedLog.ts';

/** What the walks on the page took of one machine. */
export interface Cover {
  machine: string;
  total: number;
  /** Never taken, without a reason. */
  missed: string[];
  /** Never taken, for a reason that is known. */
  excused: string[];
  /** Excused, and taken all the same: the reason does not hold any more. */
  outlived: string[];
}

/** `impossible`: by machine, the names of the transitions that no page can cause. */
export function coverOf(
  machine: AnyStateMachine,
  taken: readonly Taken[],
  impossible: Readonly<Record<string, string>> = {},
): Cover {
  const written = [...transitionsOf(machine).values()];
  const seen = new Set(taken.flatMap((one) => one[machine.id] ?? []));
  const left = written.filter((name) => !seen.has(name));
  return {
    machine: machine.id,
    total: written.length,
    missed: left.filter((name) => !(name in impossible)),
    excused: left.filter((name) => name in impossible),
    outlived: Object.keys(impossible).filter((name) => seen.has(name) || !written.includes(name)),
  };
}

export function coverTable(covers: readonly Cover[]): string {
  const rows = covers.map(({ machine, total, missed, excused }) =>
    [machine.padEnd(16), `${total - missed.length - excused.length}/${total}`, excused.length, missed.length].join(
      '\t',
    ),
  );
  return ['machine         \ttaken\timpossible\tmissed', ...rows].join('\n');
}
