import { afterAll, expect, it } from 'vitest';
import { bundlePath } from '#server/config/bundles.ts';
import { bcryptPasswords } from '#server/supabase/passwords/bcryptPasswords.ts';
import { PasswordsBusyError } from '#server/supabase/passwords/passwords.ts';
import { workerPasswords } from '#server/supabase/passwords/workerPasswords.ts';

const inThreads = workerPasswords(bundlePath('passwordWorker'));
afterAll(() => inThreads.close());

it.each([
  ['in this thread', bcryptPasswords()],
  ['in threads of its own', inThreads],
])('knows a password again %s', async (_where, passwords) => {
  const hash = await passwords.hash('correct-horse');
  expect(hash).toMatch(/^\$2b\$10\$/);
  expect(await passwords.matches('correct-horse', hash)).toBe(true);
  expect(await passwords.matches('correct-horsf', hash)).toBe(false);
  expect(await passwords.matches('correct-horse', null)).toBe(false);
  expect(await passwords.matches('', null)).toBe(false);
});

it('computes for nobody what it computes for somebody', async () => {
  const passwords = bcryptPasswords();
  const hash = await passwords.hash('x');
  const work = async (known: string | null) => {
    const before = process.cpuUsage();
    await passwords.matches('guess', known);
    return process.cpuUsage(before).user;
  };
  expect(await work(null)).toBeGreaterThan((await work(hash)) / 4);
});

it('turns away what it could not answer soon, and answers the rest', async () => {
  const passwords = workerPasswords(bundlePath('passwordWorker'));
  // 2 are computed, 100 wait, 3 are too many. Closing ends the waiting.
  const asked = Array.from({ length: 105 }, () => passwords.matches('guess', null).catch((error: unknown) => error));
  const refused = await Promise.all(asked.slice(102));
  expect(refused.every((error) => error instanceof PasswordsBusyError)).toBe(true);
  expect(await Promise.all(asked.slice(0, 2))).toEqual([false, false]);
  await passwords.close();
  const rest = await Promise.all(asked.slice(0, 102));
  expect(rest.every((answer) => answer === false || answer instanceof Error)).toBe(true);
});
