/** What a log is, line by line: what is read of it, what of it is damaged, and what is none. */
import { expect, it } from 'vitest';
import {
  type Entry,
  LOG_VERSION,
  callKey,
  endText,
  entryFrom,
  entryText,
  isHeadless,
  parseLog,
  startStateIn,
} from '#machines/recording/logFormat.ts';
import { logOf } from './openRecorded.ts';

const header = { v: LOG_VERSION, version: '0.1.0', build: 'b1', t0: 1_800_000_000_000, dropped: 3 };
const first = JSON.stringify(header);
const begun = '[0,"i","app",{"type":"xstate.init"},{}]';
const themeLine = '[12.5,"u","app/theme",{"type":"theme.toggled"},{"app/theme":["light",{"theme":"m1"}]}]';
const kept = {
  path: 'app',
  src: '',
  isSynced: false,
  status: 'active',
  value: 'home',
  history: {},
  data: { context: {} },
} as const;
const start = { type: 'xstate.restored', actors: [kept], timers: [] };
const restored = JSON.stringify([0, 's', 'app', start, {}]);

const textOf = (...lines: readonly string[]) => [first, ...lines, ''].join('\n');
const errorOf = (text: string) => {
  const answer = parseLog(text);
  return answer.outcome === 'refused' ? answer.error : undefined;
};

it('reads a whole log: its header, its entries, and what goes with them', () => {
  const beside = ['{"companion":"output","half', '{"weather":"rain"}'];
  expect(logOf(textOf(begun, beside[0]!, themeLine, beside[1]!, endText(2)))).toEqual({
    header,
    entries: [
      { t: 0, kind: 'i', to: 'app', event: { type: 'xstate.init' }, changes: {} },
      {
        t: 12.5,
        kind: 'u',
        to: 'app/theme',
        event: { type: 'theme.toggled' },
        changes: { 'app/theme': ['light', { theme: 'm1' }] },
      },
    ],
    companion: beside,
    damage: null,
  });
});

it.each([
  ['a byte order mark in front', `\u{FEFF}${textOf(begun, endText(1))}`],
  ['the line ends of another system', textOf(begun, endText(1)).replaceAll('\n', '\r\n')],
  ['no line end behind its last line', textOf(begun, endText(1)).trimEnd()],
  ['empty lines behind its last one', `${textOf(begun, endText(1))}\n\r\n\n`],
])('reads a log with %s as a whole one', (_, text) => {
  expect(logOf(text)).toMatchObject({ entries: [{ kind: 'i' }], companion: [], damage: null });
});

it.each([
  ['without its last line', [begun, themeLine], { kind: 'cut' }, 2],
  ['without its last lines but for an empty one', [begun, ''], { kind: 'cut' }, 1],
  ['whose last line counts other entries', [begun, themeLine, endText(3)], { kind: 'brokenLine', line: 4 }, 2],
  ['with half an entry', [begun, themeLine.slice(0, -1), themeLine, endText(2)], { kind: 'brokenLine', line: 3 }, 1],
  ['with half an object that nobody knows', [begun, '{"weather":', endText(1)], { kind: 'brokenLine', line: 3 }, 1],
  ['with an empty line', [begun, '', themeLine, endText(2)], { kind: 'brokenLine', line: 3 }, 1],
  ['with words', [begun, themeLine, 'true', endText(2)], { kind: 'brokenLine', line: 4 }, 2],
  ['with more behind its end', [begun, endText(1), '', themeLine], { kind: 'brokenLine', line: 5 }, 1],
])('reads a log %s as far as it goes, and says what is damaged', (_, lines, damage, entries) => {
  const log = logOf(textOf(...lines));
  expect([log.damage, log.entries.length]).toEqual([damage, entries]);
});

it.each([
  ['nothing', '', { kind: 'empty' }],
  ['empty lines', ' \n\n', { kind: 'empty' }],
  ['a header alone', first, { kind: 'empty' }],
  ['a header and its end', textOf(endText(0)), { kind: 'empty' }],
  ['a header and what goes with no entry', textOf('{"weather":"rain"}', endText(0)), { kind: 'empty' }],
  ['a header and a broken line', textOf(begun.slice(1)), { kind: 'brokenLine', line: 2 }],
  ['words', 'a log', { kind: 'notALog' }],
  ['another object', '{"end":0}', { kind: 'notALog' }],
  ['a number without a beginning', '{"v":9}', { kind: 'notALog' }],
  ['this form without the rest of its header', `{"v":${LOG_VERSION},"t0":0}`, { kind: 'notALog' }],
  ['the form before without the rest of its header', '{"v":3,"t0":0}', { kind: 'notALog' }],
  ['a number of no form', '{"v":null,"t0":0}', { kind: 'notALog' }],
  ['a later form', '{"v":5,"t0":"noon"}', { kind: 'otherForm', version: '5' }],
  ['a form with a name', '{"v":"five","t0":0}', { kind: 'otherForm', version: 'five' }],
])('takes %s for no log, and says why', (_, text, error) => {
  expect(errorOf(text)).toEqual(error);
});

it.each([
  ['version', ''],
  ['version', 'two words'],
  ['build', 7],
  ['t0', -1],
  ['t0', 8.64e15],
  ['t0', '0'],
  ['dropped', -1],
  ['dropped', 0.5],
])('takes no header whose %s is %j', (part, value) => {
  expect(errorOf(`${JSON.stringify({ ...header, [part]: value })}\n${begun}`)).toEqual({ kind: 'notALog' });
});

it.each(['i', 's', 'u', 'e', 't'] as const)('writes an entry of the kind %s so that it is read as it was', (kind) => {
  const event = kind === 's' ? start : { type: 'path.changed', path: '/"' };
  const entry: Entry = {
    t: 1.5,
    kind,
    to: 'app/a "b"',
    event,
    changes: { app: [null, { user: 'm2' }], ports: ['x', {}] },
  };
  expect(entryFrom(entryText(entry, JSON.stringify(event)))).toEqual(entry);
});

it.each([
  ['no JSON', '[0,"u","app",'],
  ['an object', '{"t":0}'],
  ['too little', '[0,"u","app",{"type":"a"}]'],
  ['too much', '[0,"u","app",{"type":"a"},{},1]'],
  ['a time before the recording began', '[-1,"u","app",{"type":"a"},{}]'],
  ['a time that no visit reaches', '[1000000000001,"u","app",{"type":"a"},{}]'],
  ['a kind that is none', '[0,"x","app",{"type":"a"},{}]'],
  ['nobody who was told', '[0,"u",null,{"type":"a"},{}]'],
  ['an event without a type', '[0,"u","app",{},{}]'],
  ['a change without marks', '[0,"u","app",{"type":"a"},{"app":[null]}]'],
  ['a change with more than marks', '[0,"u","app",{"type":"a"},{"app":[null,{},1]}]'],
  ['a state that is no word', '[0,"u","app",{"type":"a"},{"app":[1,{}]}]'],
  ['a mark that is no word', '[0,"u","app",{"type":"a"},{"app":[null,{"a":1}]}]'],
  ['a state to start from that is none', '[0,"s","app",{"type":"xstate.restored"},{}]'],
])('takes %s for no entry', (_, line) => {
  expect(entryFrom(line)).toBeUndefined();
});

it.each([
  ['of another type', { ...start, type: 'xstate.init' }],
  ['without an actor', { ...start, actors: [] }],
  ['without timers', { ...start, timers: undefined }],
  ['with half a timer', { ...start, timers: [{ path: 'app', id: 'a', type: 'b' }] }],
  ['with an actor in a condition that there is not', { ...start, actors: [{ ...kept, status: 'asleep' }] }],
  ['with an actor in a state that is none', { ...start, actors: [{ ...kept, value: 1 }] }],
  ['with an actor that returns nowhere', { ...start, actors: [{ ...kept, history: { a: 'b' } }] }],
  ['with half an actor behind a whole one', { ...start, actors: [kept, { path: 'app/a' }] }],
])('starts from no state %s', (_, event) => {
  expect(entryFrom(JSON.stringify([0, 's', 'app', event, {}]))).toBeUndefined();
  expect(startStateIn([{ kind: 's', event: JSON.parse(JSON.stringify(event)) }])).toBeUndefined();
});

it.each(['active', 'done', 'error', 'stopped'])('starts from a state in which an actor is %s', (status) => {
  const ended = { ...start, actors: [kept, { ...kept, status }] };
  expect(startStateIn([{ kind: 's', event: ended }])).toEqual(ended);
});

it('starts from the state with which a log begins, which one that tells of the whole visit does not have', () => {
  const parallel = { ...start, actors: [{ ...kept, value: { door: 'open' }, history: { a: ['b'] } }, kept] };
  const timed = { ...parallel, timers: [{ path: 'app', id: 'a', type: 'b', delay: 1 }] };
  expect(startStateIn(logOf(textOf(restored, themeLine)).entries)).toEqual(start);
  expect(startStateIn([{ kind: 's', event: timed }])).toEqual(timed);
  expect(startStateIn([{ kind: 'u', event: start }])).toBeUndefined();
  expect(startStateIn(logOf(textOf(begun)).entries)).toBeUndefined();
  expect(startStateIn([])).toBeUndefined();
});

it.each([
  ['the beginning of a visit', begun, false],
  ['a state to start from', restored, false],
  ['neither', themeLine, true],
])('misses the beginning of a log that begins with %s: %s', (_, line, isMissing) => {
  expect(isHeadless(logOf(textOf(line)))).toBe(isMissing);
});

it('numbers calls of the same kind in one step, from the second on', () => {
  expect(callKey({}, 'files.save')).toBe('files.save');
  expect(callKey({ 'files.save': 1, 'files.load': 1 }, 'files.save')).toBe('files.save 2');
  expect(callKey({ 'files.save': 1, 'files.save 2': 1 }, 'files.save')).toBe('files.save 3');
});
