/** What changes between a press of Start and the moment at which there is a sandbox to start in. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { FileVersion } from '#contract/entities.ts';
import { FILE, openForAda, save, versionOf } from './openForAda.ts';

const run = { command: 'rosrun', args: ['gazebo_test_pkg', 'a.py'], name: 'a.py' };

it('starts nothing whose file was changed while its sandbox began', async () => {
  const { post, workspace } = await openForAda();
  await post(save, { content: 'built' });
  workspace.beginning.shut();
  const starting = post('/api/execute', { ...run, program: { file_path: FILE, version: versionOf('built') } });
  await expect.poll(() => workspace.load).not.toBeNull();
  expect((await post(save, { content: 'theirs', base_version: versionOf('built') })).statusCode).toBe(200);
  workspace.beginning.open();
  const refused = await starting;
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    safety_info: { reason: 'changed_on_disk', current_version: versionOf('theirs') },
  });
  expect(workspace.started).toEqual([]);
});

it('lists what a console has started as what the file said when it started', async () => {
  const { get, post, workspace } = await openForAda();
  await post(save, { content: 'first' });
  workspace.beginning.shut();
  const starting = post('/api/execute', run);
  await expect.poll(() => workspace.load).not.toBeNull();
  await writeFile(join(workspace.root, 'src/gazebo_test_pkg/scripts/a.py'), 'second');
  workspace.beginning.open();
  expect((await starting).statusCode).toBe(200);
  const { versions } = (await get(`/api/file/versions?file_path=${FILE}`)).json<{ versions: FileVersion[] }>();
  expect(versions.map(({ version, marks }) => [version, marks.map(({ kind }) => kind)])).toEqual([
    [versionOf('second'), ['run']],
    [versionOf('first'), ['saved']],
  ]);
});
