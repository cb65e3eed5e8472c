import { type AnyActorRef, type AnyStateMachine, StateMachine, type InspectionEvent, createActor } from 'xstate';
import { appMachine } from '#machines/app/appMachine.ts';
import { isActor } from '#machines/recording/actorPath.ts';
import { parseLog } from '#machines/recording/logFormat.ts';
import { player } from '#machines/recording/player.ts';
import type { PlayerOptions } from '#machines/recording/isolatedTree.ts';
import { transitionsOf } from '../../models/engine/transitionsOf.ts';

/** The transitions that were taken, by the id of their machine and their name. */
export type Taken = Record<string, string[]>;

export interface PlayedLog {
  /** Null when the machines became what the log says. */
  divergence: string | null;
  taken: Taken;
}

/** Replays the log of a page on the machines themselves, and notes every transition that is taken. */
export async function playedLog(text: string): Promise<PlayedLog> {
  const answer = parseLog(text);
  if (answer.outcome === 'refused') throw new Error(`Not a log: ${JSON.stringify(answer.error)}`);
  const counter = takenCounter();
  const replay = player((options) => {
    const inspect = (event: InspectionEvent) => {
      counter.inspect(event);
      notify(options.inspect, event);
    };
    return createActor(appMachine, { ...options, inspect });
  }, answer.log);
  // What goes past the ports has the time to show itself.
  do await new Promise((resolve) => void setImmediate(resolve));
  while (replay.step());
  return {
    divergence: replay.divergence === undefined ? null : JSON.stringify(replay.divergence),
    taken: counter.taken(),
  };
}

function takenCounter() {
  const written = new Map<AnyStateMachine, ReturnType<typeof transitionsOf>>();
  const taken = new Map<string, Set<string>>();
  return {
    inspect(event: InspectionEvent) {
      if (event.type !== '@xstate.microstep' || !isActor(event.actorRef)) return;
      const machine = machineOf(event.actorRef);
      if (machine === undefined) return;
      const names = written.get(machine) ?? transitionsOf(machine);
      written.set(machine, names);
      const own = taken.get(machine.id) ?? new Set();
      taken.set(machine.id, own);
      // oxlint-disable-next-line no-underscore-dangle -- what was taken is declared under this name
      for (const transition of event._transitions) own.add(names.get(transition) ?? 'the start');
    },
    taken: (): Taken => Object.fromEntries([...taken].map(([id, names]) => [id, [...names]])),
  };
}

function notify(inspect: PlayerOptions['inspect'], event: InspectionEvent): void {
  if (typeof inspect === 'function') inspect(event);
  else inspect.next?.(event);
}

function machineOf(actor: AnyActorRef): AnyStateMachine | undefined {
  const { logic } = actor as { logic?: unknown };
  return logic instanceof StateMachine ? logic : undefined;
}
