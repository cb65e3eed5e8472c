import { resolve } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { build } from 'vite';

/** What only inspection has: its channel, its machine, and the library for Stately. */
const traces = /servolab-inspection|watchVisit|stately\.ai\/inspect|@statelyai\.connected/;

/** The scripts of a build for learners, made in memory, with this wish for inspection. */
async function scriptsOf(wish: string): Promise<string[]> {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('VITE_INSPECT', wish);
  onTestFinished(() => void vi.unstubAllEnvs());
  const root = resolve(import.meta.dirname, '..');
  const built = await build({ root, logLevel: 'silent', build: { write: false, sourcemap: false } });
  if (!('output' in built)) throw new Error('The pages were not built once.');
  return built.output.flatMap((part) => (part.type === 'chunk' ? [part.code] : []));
}

it.each([
  ['leaves inspection out of a build', '', false],
  ['takes inspection into a build that is asked for it', '1', true],
])('%s', async (_, wish, isThere) => {
  const scripts = await scriptsOf(wish);
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.some((script) => traces.test(script))).toBe(isThere);
});
