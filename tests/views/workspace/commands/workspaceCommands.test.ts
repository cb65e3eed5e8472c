import { expect, it } from 'vitest';
import { buildMachine } from '#machines/workspace/buildMachine.ts';
import { runMachine } from '#machines/workspace/runMachine.ts';
import type { WorkspaceActors } from '#src/views/workspace/WorkspaceActors.ts';
import { workspaceCommands } from '#src/views/workspace/commands/workspaceCommands.ts';
import { frozenActor } from '../../../models/engine/frozen.ts';

it.each([
  { when: 'nothing runs', value: 'idle', isPossible: true },
  { when: 'a run is under way', value: { running: 'ticking' }, isPossible: false },
] as const)('offers to run what is built when $when: $isPossible', ({ value, isPossible }) => {
  const build = frozenActor(buildMachine, { value: { resting: 'success' } });
  const run = frozenActor(runMachine, { value });
  expect(workspaceCommands.run.isPossible({ build, run } as WorkspaceActors)).toBe(isPossible);
});
