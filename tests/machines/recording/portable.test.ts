/** What of a value can be written down, and as what. */
import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { RefusedError } from '#machines/ports/reason.ts';
import { isPort, portable } from '#machines/recording/portable.ts';

function replacer(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  return portable(this, key, value);
}

/** A value as it is written under a key. */
const writtenOf = (value: unknown): unknown => JSON.parse(JSON.stringify({ value }, replacer))['value'];

const actor = createActor(createMachine({ id: 'lamp' }));

it.each<[string, unknown, unknown]>([
  ['a word as itself', 'on', 'on'],
  ['nothing as nothing', null, null],
  ['a list as itself', [1, { a: 'b' }], [1, { a: 'b' }]],
  ['an object as itself', { a: { b: true } }, { a: { b: true } }],
  ['an actor as its path', { of: actor }, { of: '→ app' }],
  [
    'a refusal as its reason',
    [new RefusedError({ code: 'callback_empty', facts: {} })],
    [{ $refused: { code: 'callback_empty', facts: {} } }],
  ],
  ['another error as its message', [new Error('boom')], [{ $error: 'boom' }]],
  ['no port', { files: { load: () => 'text' }, path: 'a.py' }, { path: 'a.py' }],
])('writes %s', (_, value, written) => {
  expect(writtenOf(value)).toEqual(written);
});

it('takes for a port what can be asked for something, and nothing else', () => {
  expect(isPort({ version: 1, load: () => 'text' })).toBe(true);
  expect(isPort({ version: 1, load: 'text' })).toBe(false);
  expect(isPort({})).toBe(false);
  expect(isPort([() => 'text'])).toBe(false);
});
