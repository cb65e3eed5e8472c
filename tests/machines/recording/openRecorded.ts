/** The whole product in a world of fakes, recorded twice: as it is for the comparison, and as a learner would send it. */
import { type AnyActor, type AnyActorRef, SimulatedClock, createActor } from 'xstate';
import { appMachine } from '#machines/app/appMachine.ts';
import type { Ports } from '#machines/app/ports.ts';
import { actorPath } from '#machines/recording/actorPath.ts';
import { recordedPorts } from '#machines/recording/recordedPorts.ts';
import { type Log, parseLog } from '#machines/recording/logFormat.ts';
import type { Player } from '#machines/recording/player.ts';
import { type Recorder, recorder } from '#machines/recording/recorder.ts';
import { withoutRedaction } from '#machines/recording/redaction.ts';
import { segmentBounds } from '#machines/recording/segments.ts';
import { timedClock } from '#src/adapters/timedClock.ts';
import { type World, fakePorts } from '../../fakes/fakePorts.ts';

export type Recorded = ReturnType<typeof openRecorded>;

/** Hears what the recorders hear. */
export type Beside = Pick<Recorder, 'inspect' | 'hear'>;

export function openRecorded(
  world: World = {},
  machine = appMachine,
  bounds = segmentBounds,
  beside: Beside = { inspect: () => undefined, hear: () => undefined },
) {
  const ports = fakePorts(world);
  const clock = new SimulatedClock();
  const timed = timedClock(clock);
  const now = () => 1_800_000_000_000 + clock.now();
  const about = { now, firing: timed.firing, version: '1.0.0', build: 'test', bounds };
  const plain = recorder({ ...about, redaction: withoutRedaction });
  const masked = recorder(about);
  const app = createActor(machine, {
    input: { ports: [plain, masked, beside].reduce<Ports>((heard, { hear }) => recordedPorts(heard, hear), ports) },
    clock: timed.clock,
    inspect: (inspected) => {
      plain.inspect(inspected);
      masked.inspect(inspected);
      beside.inspect(inspected);
    },
  }).start();
  return { app, ports, clock, plain, masked };
}

/** Lets everything answer that can answer without time passing. */
export const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

export function logOf(text: string): Log {
  const answer = parseLog(text);
  if (answer.outcome === 'refused') throw new Error(`Not a log: ${JSON.stringify(answer.error)}`);
  return answer.log;
}

/** Plays a log to its end, and gives what goes past the ports the time to show itself. */
export async function playedOut<Root extends AnyActor>(replay: Player<Root>): Promise<Player<Root>> {
  do await settled();
  while (replay.step());
  return replay;
}

/** The actor at a path below the app, if it is there. */
export function actorAt(app: AnyActorRef, path: string): AnyActorRef | undefined {
  return path.split('/').reduce<AnyActorRef | undefined>((actor, id) => actor?.getSnapshot().children?.[id], app);
}

/** Everything that every actor is and knows, as text by path. */
export function treeOf(actor: AnyActorRef): Record<string, string> {
  const { status, value, context, output, error, children } = actor.getSnapshot();
  const own = { [actorPath(actor)]: withoutRedaction.redact({ status, value, context, output, error }).json };
  return Object.values((children ?? {}) as Record<string, AnyActorRef>).reduce(
    (tree, child) => Object.assign(tree, treeOf(child)),
    own,
  );
}
