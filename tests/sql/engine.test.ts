import { expect, inject, it } from 'vitest';
import { openProject } from './openProject.ts';

it('runs on the engine that the tests say', async () => {
  const project = await openProject();
  const [row] = await project.database.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  await project.close();
  expect(row?.version).toMatch(inject('postgres') === undefined ? /^18\./ : /^15\./);
});
