import { expect, it } from 'vitest';
import type { Entry } from '#machines/recording/logFormat.ts';
import { logRows, searchedTexts, shownSteps, stepFrom, recipients } from '#machines/recording/logRows.ts';

const entry = (kind: Entry['kind'], to: string, type: string, changes: Entry['changes'] = {}): Entry => ({
  t: 0,
  kind,
  to,
  event: { type },
  changes,
});

const entries = [
  entry('i', 'app', 'xstate.init'),
  entry('u', 'app/workspace/file', 'save.requested', {
    'app/workspace/file': ['{"open":"saving"}', {}],
    'app/draft': [null, {}],
  }),
  entry('e', 'app/workspace/file/saveFile', 'xstate.promise.resolve', {
    'app/workspace/file/saveFile': ['done', {}],
    'app/workspace/file': ['open', {}],
  }),
  entry('e', 'app/session', 'session.changed'),
  entry('t', 'app/filed', 'xstate.after.soon'),
];

it('says who told whom, an answer being the work’s to its owner, and which states came of it', () => {
  expect(logRows(entries).map(({ from, to }) => [from.kind, 'name' in from ? from.name : null, to])).toEqual([
    ['start', null, 'app'],
    ['outside', null, 'app/workspace/file'],
    ['work', 'saveFile', 'app/workspace/file'],
    ['watcher', null, 'app/session'],
    ['timer', null, 'app/filed'],
  ]);
  expect(logRows(entries).map(({ became }) => became)).toEqual([
    [],
    [{ path: 'app/workspace/file', state: '{"open":"saving"}' }],
    [{ path: 'app/workspace/file', state: 'open' }],
    [],
    [],
  ]);
});

it('takes what work is in for no state of a machine, and nothing else that is called alike', () => {
  const states = ['active', 'inactive', 'activeAgain', 'done', 'undone', 'error', 'stopped', 'stoppedThere'];
  const changes = Object.fromEntries(states.map((state) => [`app/${state}`, [state, {}] as const]));
  const [row] = logRows([entry('u', 'app', 'told', changes as Entry['changes'])]);
  expect(row?.became.map(({ state }) => state)).toEqual(['inactive', 'activeAgain', 'undone', 'stoppedThere']);
});

it.each([
  ['  Save.REQUESTED ', [1]],
  ['  ', [0, 1, 2, 3, 4]],
])('finds words in whatever letters and between whatever blanks they were typed: %j', (query, found) => {
  expect(shownSteps(entries, searchedTexts(entries), { actor: '', query })).toEqual(found);
});

it.each(['rospy.init_node("Robot")', "print('C:\\\\temp')", '\\"robot\\"', 'x = "\t"'])(
  'finds code as it stands in a file: %s',
  (query) => {
    const program = 'rospy.init_node("robot")\nprint(\'C:\\\\temp\')\nx = "\t"\n';
    const sentEntries = [
      entry('u', 'app', 'other', {}),
      { ...entry('u', 'app', 'told', {}), event: { type: 'told', program } },
    ];
    expect(shownSteps(sentEntries, searchedTexts(sentEntries), { actor: '', query })).toEqual([1]);
  },
);

it('leaves what concerns an actor, those within it and what changed it', () => {
  expect(shownSteps(entries, [], { actor: 'app', query: '' })).toEqual([0, 1, 2, 3, 4]);
  expect(shownSteps(entries, [], { actor: 'app/workspace/file', query: '' })).toEqual([1, 2]);
  expect(shownSteps(entries, [], { actor: 'app/draft', query: '' })).toEqual([1]);
  expect(shownSteps(entries, [], { actor: 'app/file', query: '' })).toEqual([]);
});

it('names everybody who was told something, and whoever they are within', () => {
  expect(recipients(entries)).toEqual([
    'app',
    'app/filed',
    'app/session',
    'app/workspace',
    'app/workspace/file',
    'app/workspace/file/saveFile',
  ]);
});

it.each([
  [3, 1, 5],
  [4, 1, 5],
  [9, 1, 9],
  [9, 2, 9],
  [4, -1, 3],
  [1, -1, 1],
  [0, -1, 1],
  [1, 2, 5],
  [1, 99, 9],
  [9, -99, 1],
])('goes from step %d by %d listed steps to %d', (position, by, to) => {
  expect(stepFrom([1, 3, 5, 9], position, by)).toBe(to);
});

it('stays where no step is listed', () => {
  expect(stepFrom([], 4, 1)).toBe(4);
  expect(stepFrom([], 4, -1)).toBe(4);
});
