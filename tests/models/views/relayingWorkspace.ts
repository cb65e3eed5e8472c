import { type AnyActorLogic, type AnyActorRef, createActor, fromCallback } from 'xstate';
import { workspaceMachine } from '#machines/workspace/workspaceMachine.ts';
import type { WorkspaceActor } from '#machines/workspace/workspaceSelectors.ts';
import { askingPorts } from '../askingPorts.ts';
import { withStandingChildren } from '../engine/standing.ts';
import { newWorld } from '../engine/World.ts';

/**
 * A real workspace, so that what a learner does in its top bar reaches one machine that it would have started. Its other
 * machines stand still, and it is open without a challenge.
 */
export function relayingWorkspace(children: Readonly<Record<string, AnyActorLogic>>): WorkspaceActor {
  const world = newWorld();
  const machine = withStandingChildren(workspaceMachine, children) as typeof workspaceMachine;
  return createActor(machine, { input: { ports: askingPorts(world), challengeId: null, owner: world.owner } }).start();
}

/** In the place of a machine, another one that hears everything in its stead, but which file is open: that is told on its walk. */
export const relayTo = (actor: AnyActorRef) =>
  fromCallback(({ receive }) =>
    receive((event) => {
      if (event.type !== 'path.changed') actor.send(event);
    }),
  );
