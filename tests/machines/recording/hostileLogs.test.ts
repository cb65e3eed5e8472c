/** Whoever gets a log does not know who wrote it: nothing in it may be more than words. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LOG_VERSION, endText, parseLog } from '#machines/recording/logFormat.ts';
import { loadLog } from '#machines/recording/loadedLog.ts';
import type { ReplayedTree, ReplayedEvent, ReplayFrom } from '#machines/recording/replayEvents.ts';
import type { TestCase } from '#machines/recording/testCase.ts';
import { testText } from '#machines/recording/testText.ts';
import { linesOf } from '../../../scripts/replayReport.js';
import { runReader } from '#src/adapters/runReader.ts';
import { settled } from './openRecorded.ts';
import { recordVisit } from './openReplay.ts';

const header = { v: LOG_VERSION, version: '0.1.0', build: 'b1', t0: 0, dropped: 0 } as const;

/** What would end a text, a line or a comment, or begin code. */
const breaks = ["'", '"', '`', '\\', "\\'", '*/', '/*', '//', '${', '\n', '\r', '\u2028', '\u2029', '\u202E', '\u0000'];
const words = fc
  .array(fc.oneof(fc.constantFrom(...breaks, '__proto__', 'type'), fc.string({ unit: 'binary', maxLength: 6 })), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''));
const values = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, words, fc.integer(), tie('parts')),
  parts: fc.dictionary(fc.oneof(words, fc.constant('__proto__')), tie('value'), { maxKeys: 3, noNullPrototype: true }),
})).parts;

/** A test that says all that a log can say, with the same words in every place. */
const cases = fc.record({ word: words, value: values }).map(({ word, value }): TestCase => ({
  start: {
    type: 'xstate.restored',
    actors: [
      { path: word, src: word, isSynced: false, status: 'active', value: word, history: {}, data: { context: value } },
    ],
    timers: [{ path: word, id: word, type: word, delay: 1 }],
  },
  events: [{ kind: 'u', to: word, event: { ...JSON.parse(JSON.stringify(value)), type: word } }],
  facts: [
    { about: 'state', path: word, state: word },
    { about: 'value', path: word, key: word, value, found: null },
    { about: 'mark', path: word, key: word, mark: word },
    { about: 'timer', path: word, type: word, delay: 1 },
  ],
  throws: false,
  step: 1,
  steps: 2,
  type: word,
}));

/** Runs a test with its body alone, and answers what it tells; what it asks for is what the log says. */
function sentBy(text: string, { facts }: TestCase): { list: unknown; start: unknown } {
  let heard = {};
  const known = Object.fromEntries(facts.flatMap((fact) => (fact.about === 'value' ? [[fact.key, fact.value]] : [])));
  const retell = (list: readonly ReplayedEvent[], { start }: ReplayFrom = {}): ReplayedTree => {
    heard = { list, start: start?.map((line): unknown => JSON.parse(line)) };
    return {
      stateOf: (path) => path,
      knownTo: () => known,
      agrees: () => true,
      timersOf: (path) => Object.fromEntries([[path, 1]]),
    };
  };
  // oxlint-disable-next-line no-implied-eval, no-new-func -- it is what is tested
  new Function('it', 'expect', 'replayEvents', text.replaceAll(/^import .*$/gm, ''))(
    (_title: string, test: () => void) => test(),
    expect,
    retell,
  );
  return heard as ReturnType<typeof sentBy>;
}

it('writes a test that says nothing which a log could close or begin', () => {
  fc.assert(
    fc.property(cases, (made) => {
      const text = testText(made, header, false);
      const { list, start } = sentBy(text, made);
      const [said] = made.events;
      expect(JSON.stringify(list)).toBe(JSON.stringify([['said', said?.to, said?.event]]));
      expect(JSON.stringify(start)).toBe(
        JSON.stringify([...(made.start?.actors ?? []), ...(made.start?.timers ?? [])]),
      );
      expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }),
  );
});

it.each(['version', 'build'])('takes no log whose %s is more than the name of one', async (part) => {
  const [first = '', ...rest] = (await recordVisit()).split('\n');
  const outcomes = ["1 */ console.log('run'); /*", '1\n2', '\u001B[2J', 'x'.repeat(65), '1.2.3-rc.1+b_7'].map(
    (word) => parseLog([JSON.stringify({ ...JSON.parse(first), [part]: word }), ...rest].join('\n')).outcome,
  );
  expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused', 'read']);
});

it.each([1e300, -1, 8.64e15])('takes no log that began at a time that no calendar has: %s', async (t0) => {
  const [first = '', ...rest] = (await recordVisit()).split('\n');
  expect(parseLog([JSON.stringify({ ...JSON.parse(first), t0 }), ...rest].join('\n')).outcome).toBe('refused');
});

it.each(['1e300', '1e999', '-5'])('calls a line broken whose time is %s', async (t) => {
  const [first = '', start = '', ...rest] = (await recordVisit()).split('\n');
  const odd = [first, start, (rest[0] ?? '').replace(/^\[\d+/, `[${t}`), ...rest.slice(1)].join('\n');
  expect(parseLog(odd)).toMatchObject({ outcome: 'read', log: { damage: { kind: 'brokenLine', line: 3 } } });
});

it.each([
  {},
  { output: null },
  { output: { processId: 'p1', from: 1 } },
  { output: { processId: 'p1', from: 1, to: -3 } },
])('shows a log in which something was printed, but not what: %j', async (part) => {
  const [first = '', start = ''] = (await recordVisit()).split('\n');
  const printed = JSON.stringify([5, 'u', 'app', { type: 'output.printed', ...part }, {}]);
  const text = [first, start, printed, endText(2)].join('\n');
  const { loaded } = await loadLog(text, { breathe: settled, openRuns: async () => runReader });
  expect(loaded?.divergence).toBeUndefined();
  expect(loaded?.world.ports.output.read().rows).toEqual([]);
});

it('prints no signs of a log that a terminal would obey', () => {
  const evil = '\u001B]0;title\u0007\u202E\r';
  const hostileEntry = { t: 0, kind: 'u', to: evil, event: { type: evil }, changes: {} } as const;
  const divergence = { step: 0, kind: 'state', path: evil, key: evil, expected: evil, actual: evil } as const;
  const compared = { exact: 0, shape: 0, unknown: 0 };
  const lines = [
    ...linesOf({ outcome: 'diverged', header, isMidway: false, steps: 1, compared, divergence, entry: hostileEntry }),
    ...linesOf({ outcome: 'refused', error: { kind: 'otherForm', version: evil } }),
  ];
  expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(lines.join('')).toContain(']0;title');
});
