import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { runtimeConfig } from '#contract/runtimeConfig.ts';
import { isRuntimeConfig, loadConfig } from '#src/config.ts';
import { fakeWire } from './fakes/fakeWire.ts';
import { siteConfig } from './fakes/siteConfig.ts';

afterEach(() => void vi.unstubAllGlobals());

it('waits for the configuration so long and no longer', async () => {
  fakeWire({ '/config.json': 'silent' });
  await expect(loadConfig(20)).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('says with which status the configuration was refused', async () => {
  fakeWire({ '/config.json': { status: 503, body: 'away' } });
  await expect(loadConfig()).rejects.toThrow('/config.json answered 503');
});

/** The configuration with another value at a path, or without it. */
function changed(path: readonly string[], value: unknown): unknown {
  const copy: Record<string, unknown> = structuredClone({ ...siteConfig });
  const [last = '', ...above] = path.toReversed();
  const holder = above.toReversed().reduce<object>((part, key) => Reflect.get(part, key), copy);
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
  return copy;
}

const innerOf = (key: string, value: unknown): string[][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? [...Object.keys(value), 'fault'].map((inner) => [key, inner])
    : [];
const paths = Object.entries(siteConfig).flatMap(([key, value]) => [[key]].concat(innerOf(key, value)));

it.each(paths.map((path) => [path.join('.'), path] as const))('takes at %s what the contract takes', (_, path) => {
  for (const value of [undefined, null, '', 'sent', 'phone', true, 1, [], ['phone'], ['age'], [1], {}, { name: 1 }])
    expect([value, isRuntimeConfig(changed(path, value))]).toEqual([value, v.is(runtimeConfig, changed(path, value))]);
});

it('takes no configuration that is none', () => {
  for (const value of [undefined, null, 'text', 1, []]) expect(isRuntimeConfig(value)).toBe(v.is(runtimeConfig, value));
});
