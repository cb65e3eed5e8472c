import type { AnyActorRef } from 'xstate';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { parseLog } from '#machines/recording/logFormat.ts';
import { activeStates, machineOf } from '#machines/recording/machineOf.ts';

/** In which states a machine was between two moments, by the clock of the page; in none when it had ended. */
export type StatesBetween = (from: number, to: number) => ReadonlySet<string>;

/** Asks the log of a visit in which states the actors of a machine have been. */
export function statesInLog(text: string, machine: string): StatesBetween {
  const answer = parseLog(text);
  if (answer.outcome === 'refused') throw new Error(`Not a log: ${JSON.stringify(answer.error)}`);
  const { header, entries } = answer.log;
  const replay = appPlayer(answer.log);
  const history = entries.map(({ t }, index) => {
    replay.seek(index);
    return { at: header.t0 + t, states: [...replay.actors().values()].filter(isOf(machine)).flatMap(activeStates) };
  });
  return (from, to) => {
    const before = history.findLast(({ at }) => at < from);
    const within = history.filter(({ at }) => at >= from && at <= to);
    return new Set([before, ...within].flatMap((moment) => moment?.states ?? []));
  };
}

const isOf = (machine: string) => (actor: AnyActorRef) => machineOf(actor) === machine;
