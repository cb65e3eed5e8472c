/** What a learner may keep on the disk holds however far it has been exceeded before. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LearnerQuota } from '#server/files/quota/LearnerQuota.ts';

const MEGABYTE = 1_048_576;
const allowed = { bytes: 4 * MEGABYTE, files: 200 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'servolab-quota-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function makeFiles(name: string, count: number): void {
  mkdirSync(join(folder, name));
  for (let index = 0; index < count; index += 1) writeFileSync(join(folder, name, String(index)), '');
}

function openQuota() {
  const quota = new LearnerQuota([folder], allowed);
  let written = 0;
  // A program that writes has it counted at once.
  const untilGrown = async (filling: object) => {
    await expect.poll(() => quota.growth((written += 2 * MEGABYTE)), { interval: 20 }).toMatchObject(filling);
    // What was written until the programs are gone belongs to them: it is counted once more.
    await quota.take({ bytes: 0, files: 0 });
  };
  return { quota, untilGrown };
}

it('tells of each growth, also beyond twice of what is allowed', async () => {
  const { quota, untilGrown } = openQuota();
  for (const turn of [1, 2, 3]) {
    makeFiles(`turn${turn}`, 400);
    await untilGrown({ files: 401 * turn, most_files: 200 });
    expect(quota.kept).toMatchObject({ files: 401 * turn });
  }
});

it('gives no room twice to those who ask at the same moment', async () => {
  const { quota } = openQuota();
  const half = { bytes: 2 * MEGABYTE, files: 1 };
  const answers = await Promise.all(Array.from({ length: 5 }, () => quota.take(half)));
  expect(answers.filter((filling) => filling === null)).toHaveLength(2);
  expect(quota.kept).toMatchObject({ bytes: allowed.bytes });
});

it('finds what is large behind ever so many files', async () => {
  const { quota, untilGrown } = openQuota();
  makeFiles('a', 900);
  await untilGrown({ megabytes: 0 });
  writeFileSync(join(folder, 'b'), Buffer.alloc(6 * MEGABYTE, 1));
  await untilGrown({ megabytes: 6 });
  expect(await quota.take({ bytes: 1, files: 1 })).toMatchObject({ megabytes: 6, files: 902 });
});

it('has overflowed where there is eight times as much as is allowed, until most of that is gone', async () => {
  const { quota } = openQuota();
  makeFiles('much', 1500);
  expect(await quota.overflow()).toBeNull();
  makeFiles('more', 200);
  expect(await quota.take({ bytes: 0, files: 0 })).not.toBeNull();
  expect(await quota.overflow()).toMatchObject({ most_files: 200 });
  rmSync(join(folder, 'more'), { recursive: true });
  expect(await quota.overflow()).toBeNull();
  writeFileSync(join(folder, 'large'), Buffer.alloc(33 * MEGABYTE, 1));
  expect(await quota.overflow()).toMatchObject({ megabytes: 33 });
});
