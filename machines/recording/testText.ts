/** A test as a file of this house, from what is left of a log. */
import type { Fact } from './claim.ts';
import { isRecord } from './isRecord.ts';
import { CALLS, type EntryKind, type LogHeader } from './logFormat.ts';
import type { SentEvent } from './isolatedTree.ts';
import type { ReplayedEvent } from './replayEvents.ts';
import { startLines } from './startLines.ts';
import { stateWords } from './stateWords.ts';
import type { TestCase } from './testCase.ts';

const words: Readonly<Record<EntryKind, ReplayedEvent[0]>> = {
  i: 'said',
  s: 'said',
  u: 'said',
  e: 'answered',
  t: 'fired',
};

/** `isWrong`: what was seen in the log is the fault, and the test denies it. */
export function testText(
  { start, events, facts, throws, step, steps, type }: TestCase,
  header: LogHeader,
  isWrong: boolean,
): string {
  const title = `${facts
    .slice(0, 2)
    .map((fact) => lawOf(fact, isWrong))
    .join(', ')} after ${type}`;
  return [
    '/**',
    ` * From a log of version ${header.version}, build ${header.build}: what was ${isWrong ? 'wrong' : 'seen'} at its step ${step} of ${steps - 1},`,
    ` * and the ${events.length} ${events.length === 1 ? 'event' : 'events'} that lead there.`,
    ' */',
    "import { expect, it } from 'vitest';",
    "import { replayEvents } from '#machines/recording/replayEvents.ts';",
    '',
    `it(${textOf(title)}, () => {`,
    '  const app = replayEvents([',
    ...events.map((said) => `    ${lineOf(said)},`),
    ...endOf(start, throws && !isWrong),
    ...facts.flatMap((fact) => demandOf(fact, isWrong)).map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
}

/** Of the list: where a story begins in the middle, behind it stands what everybody was and knew then; and that a machine throws. */
function endOf(start: TestCase['start'], throws: boolean): readonly string[] {
  if (start === undefined) return [throws ? '  ], { throws: true });' : '  ]);'];
  const lines = startLines(start).map((line) => `      ${textOf(line)},`);
  return ['  ], {', '    start: [', ...lines, '    ],', ...(throws ? ['    throws: true,'] : []), '  });'];
}

/** The name of its file. */
export function testName({ facts: [fact], step }: TestCase): string {
  const path = fact?.path.replace(/^app\//, '') ?? 'app';
  return `${path.replaceAll(/[^a-zA-Z0-9]+/g, '-')}-${step}.test.ts`;
}

function lineOf({ kind, to, event: { delay, ...event } }: SentEvent): string {
  const heard = kind === 't' || delay === undefined ? event : { ...event, delay };
  return `[${textOf(words[kind])}, ${textOf(to)}, ${literal(heard)}]`;
}

/** In the third person, as titles are. */
function lawOf(fact: Fact, isWrong: boolean): string {
  const { path } = fact;
  if (fact.about === 'timer') return `${isWrong ? 'does not wait' : 'waits'} for ${fact.type} in ${path}`;
  if (fact.about === 'state' && fact.state === null) return `${isWrong ? 'has' : 'has no'} ${path}`;
  if (fact.about === 'state') return `${isWrong ? 'is not' : 'is'} ${stateWords(fact.state ?? '')} in ${path}`;
  const value = fact.about === 'value' ? JSON.stringify(fact.value) : '';
  const shown = value === undefined || value.length > LONGEST_IN_TITLE ? '' : value;
  if (path === CALLS)
    return `${isWrong === (value === undefined) ? 'asks' : 'does not ask'} for ${fact.key} ${shown}`.trim();
  const as = shown === '' ? '' : ` as ${shown}`;
  return `${isWrong ? 'does not know' : 'knows'} ${fact.key}${as} in ${path}`;
}

const LONGEST_IN_TITLE = 40;

function demandOf(fact: Fact, isWrong: boolean): readonly string[] {
  const not = isWrong ? '.not' : '';
  if (fact.about === 'state') {
    const wanted = fact.state === null ? 'toBeUndefined()' : `toBe(${textOf(fact.state)})`;
    return [`expect(app.stateOf(${textOf(fact.path)}))${not}.${wanted};`];
  }
  if (fact.about === 'timer') {
    const timers = `expect(app.timersOf(${textOf(fact.path)}))${not}`;
    const delay = fact.delay === null ? 'expect.any(Number)' : String(fact.delay);
    return [`${timers}.toMatchObject({ ${keyText(fact.type)}: ${delay} });`];
  }
  if (fact.about === 'mark')
    return [
      '// The log has only a mark of what was there.',
      `expect(app.agrees(${textOf(fact.path)}, ${textOf(fact.key)}, ${textOf(fact.mark)})).toBe(${String(!isWrong)});`,
    ];
  const known = `expect(app.knownTo(${textOf(fact.path)})?.[${textOf(fact.key)}])${not}`;
  if (fact.value === undefined) return [`${known}.toBeUndefined();`];
  const part = isWrong ? undefined : partThatDiffers(fact.value, fact.found);
  return [
    part === undefined ? `${known}.toEqual(${literal(fact.value)});` : `${known}.toMatchObject(${literal(part)});`,
  ];
}

/** Of two records with the same keys, what differs: the rest is of no matter to the reader. */
function partThatDiffers(value: unknown, found: unknown): object | undefined {
  if (!isRecord(value) || !isRecord(found)) return undefined;
  const keys = Object.keys(value).filter((key) => JSON.stringify(value[key]) !== JSON.stringify(found[key]));
  const isWhole = keys.length === 0 || Object.keys(found).some((key) => !(key in value));
  return isWhole ? undefined : Object.fromEntries(keys.map((key) => [key, value[key]]));
}

/** JSON as somebody would write it in a program. */
function literal(value: unknown): string {
  if (typeof value === 'string') return textOf(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  const parts = Object.entries(value).map(([key, part]) => `${keyText(key)}: ${literal(part)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** In brackets, `__proto__` is a key as any other. */
const keyText = (key: string): string =>
  key === '__proto__' ? `[${textOf(key)}]` : /^[a-z_$][\w$]*$/i.test(key) ? key : textOf(key);

/** Whatever a text says, it is one in the program, and what nobody would see in it is written down. */
const textOf = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'").replaceAll(unseen, codeOf)}'`;

/** Signs that show nothing, or show what stands around them in another order. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const codeOf = (sign: string): string => `\\u{${sign.codePointAt(0)?.toString(16) ?? ''}}`;
