import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import type { BuildReport } from '#machines/workspace/buildEvents.ts';
import { buildMachine } from '#machines/workspace/buildMachine.ts';
import { selectCode, selectConflict, selectIsBuilding } from '#machines/workspace/buildSelectors.ts';
import { fakeBuilds } from '../../fakes/fakeBuilds.ts';
import { fakeFiles, versionOf } from '../../fakes/fakeFiles.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

const path = '/ws/src/gazebo_test_pkg/scripts/a.py';

it('knows which text it is about, and shows of a conflict what the server has', async () => {
  const files = fakeFiles({ [path]: 'theirs' });
  const owner = fakeOwner<BuildReport>().actor;
  const build = createActor(buildMachine, { input: { builds: fakeBuilds(files), files, owner } }).start();
  expect(selectCode(build.getSnapshot())).toBe('');
  const draft = { path, code: 'print(2)', saved: 'print(1)', base: versionOf('print(1)') };
  build.send({ type: 'draft.given', draft, packages: ['gazebo_test_pkg'] });
  const asked = await waitFor(build, (snapshot) => !selectIsBuilding(snapshot));
  expect(selectCode(asked)).toBe('print(2)');
  const conflict = selectConflict(asked);
  conflict?.send({ type: 'comparison.opened' });
  const compared = await waitFor(conflict!, ({ context }) => context.theirs !== '');
  expect(compared.context.theirs).toBe('theirs');
});
