import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Erasing, eraseLearner } from '#server/accounts/eraseLearner.ts';

let dataFolder = '';

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'erasing-'));
});

afterEach(() => rm(dataFolder, { recursive: true }));

/** `then` happens once the account has gone. */
function erasing(then: () => Promise<void>): Erasing {
  const ask = {
    procedure: () => Promise.resolve({ status: 204, body: null }),
    deleteAccount: () => Promise.resolve({ status: 200, body: null }),
  } as unknown as Erasing['ask'];
  const workspaces = {
    remove: async (_: string, erase: () => Promise<void>) => {
      await erase();
      await then();
    },
  } as unknown as Erasing['workspaces'];
  return { ask, serviceKey: 'the service key', workspaces, dataFolder, callsEnded: () => Promise.resolve() };
}

it('removes what a late call has put there after the account had gone', async () => {
  const late = join(dataFolder, 'versions', 'ada');
  const left: unknown[] = [];
  const parts = erasing(async () => {
    await mkdir(late, { recursive: true });
    await writeFile(join(late, 'index'), '');
  });
  await eraseLearner(parts, 'ada', (error) => left.push(error));
  await expect(rm(late)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(left).toEqual([]);
});

it('waits for a call that began after the first look, and removes what it has stored', async () => {
  const pictures = join(dataFolder, 'avatars');
  let hasGone = false;
  const parts = erasing(async () => {
    hasGone = true;
  });
  const callsEnded = async () => {
    if (!hasGone) return;
    await mkdir(pictures, { recursive: true });
    await writeFile(join(pictures, 'ada'), '');
  };
  await eraseLearner({ ...parts, callsEnded }, 'ada', () => undefined);
  expect(await readdir(pictures)).toEqual([]);
});

it('tells of files that stayed, but not that the account is still there', async () => {
  const left: unknown[] = [];
  const parts = erasing(() => writeFile(join(dataFolder, 'versions'), 'No folder any more'));
  await expect(eraseLearner(parts, 'ada', (error) => left.push(error))).resolves.toBeUndefined();
  expect(left).toHaveLength(1);
});

it('waits for a call that is under way, and removes what it has stored', async () => {
  const mine = join(dataFolder, 'versions', 'ada');
  const order: string[] = [];
  const parts = erasing(() => Promise.resolve());
  const ask = {
    ...parts.ask,
    async deleteAccount() {
      order.push(`account without ${String(await readdir(join(dataFolder, 'versions')))}`);
      return { status: 200, body: null };
    },
  };
  const callsEnded = async () => {
    await mkdir(mine, { recursive: true });
    order.push('call');
  };
  await eraseLearner({ ...parts, ask, callsEnded }, 'ada', () => undefined);
  expect(order).toEqual(['call', 'account without ', 'call']);
});
