import { expect, it } from 'vitest';
import { openOnce } from '#src/adapters/openOnce.ts';

/** Something that cannot be opened before the attempt of that number. */
function openable(opensAt: number) {
  let tried = 0;
  const open = openOnce(async () => {
    tried += 1;
    if (tried < opensAt) throw new Error('Failed to fetch dynamically imported module');
    return tried;
  });
  return { open, tried: () => tried };
}

it('opens once, for all who ask meanwhile and afterwards', async () => {
  const { open, tried } = openable(1);
  expect(await Promise.all([open(), open()])).toEqual([1, 1]);
  expect(await open()).toBe(1);
  expect(tried()).toBe(1);
});

it('opens again after it could not', async () => {
  const { open } = openable(2);
  await expect(open()).rejects.toThrow('Failed to fetch');
  expect(await open()).toBe(2);
});

it('waits so long and no longer, and opens again when it is asked again', async () => {
  let tried = 0;
  const open = openOnce(() => {
    tried += 1;
    return tried === 1 ? new Promise<number>(() => undefined) : Promise.resolve(tried);
  }, 20);
  await expect(open()).rejects.toThrow('timeout of 20ms exceeded');
  expect(await open()).toBe(2);
});
