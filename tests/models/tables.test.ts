/** What every machine does, as it was read and agreed to: a change of a machine shows as a change of its table. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { tableOf } from './engine/tableOf.ts';
import { machineNames, modelFor } from './machines.ts';

const renewal = 'npx vitest run tests/models/tables.test.ts -u';

it.each(machineNames)('%s does what its table says', async (name) => {
  const file = join(import.meta.dirname, 'tables', `${name}.txt`);
  const isRenewed = expect.getState().snapshotState.snapshotUpdateState === 'all';
  expect(
    existsSync(file) || isRenewed,
    `${name}Machine has no table. Write it with “${renewal}”, read it against the specification, commit it.`,
  ).toBe(true);
  await expect(tableOf(await modelFor(name))).toMatchFileSnapshot(
    file,
    `${name}Machine does something else than its table says. If that is meant: “${renewal}”, and read what changed.`,
  );
});
