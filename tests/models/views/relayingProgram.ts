import { type AnyActorLogic, type AnyActorRef, createActor, fromCallback } from 'xstate';
import { programMachine } from '#machines/workspace/programMachine.ts';
import type { ProgramActor } from '#machines/workspace/programSelectors.ts';
import { askingPorts } from '../askingPorts.ts';
import { withFrozenChildren } from '../engine/frozen.ts';
import { newWorld } from '../engine/World.ts';

/** A real program, so that what a learner does in its top bar reaches one machine that it would have started. Its other machines stand still. */
export function relayingProgram(children: Readonly<Record<string, AnyActorLogic>>): ProgramActor {
  const world = newWorld();
  const machine = withFrozenChildren(programMachine, children) as typeof programMachine;
  const { files, drafts, builds, challenges, runClock, verdicts } = askingPorts(world);
  const input = { files, drafts, builds, challenges, runClock, verdicts, userId: 'u1', owner: world.owner };
  return createActor(machine, { input }).start();
}

/** In the place of a machine, another one that hears everything in its stead. Its lock is not the program's: that goes on editing. */
export const relayTo = (actor: AnyActorRef) =>
  fromCallback(({ receive, sendBack }) =>
    receive((event) => {
      actor.send(event);
      if (event.type === 'lock.requested') sendBack({ type: 'file.unavailable' });
    }),
  );
