import { expect, it, vi } from 'vitest';
import { LoadedLog, actorStates } from '#machines/recording/loadedLog.ts';
import { markOf, markText } from '#machines/recording/mark.ts';
import { withoutRedaction } from '#machines/recording/redaction.ts';
import {
  selectApp,
  selectChosenActor,
  selectError,
  selectIsPlaying,
  selectLoaded,
  selectPosition,
  selectQuery,
  selectReturns,
  selectRobotMoment,
  selectSeen,
  selectShown,
} from '#machines/recording/replaySelectors.ts';
import { openRecorded, settled } from './openRecorded.ts';
import { openReplay, recordHeadless, recordVisit } from './openReplay.ts';

it('shows the product as it was at any step, forward and back', async () => {
  const { replay, read } = openReplay();
  const { last } = (await read(await recordVisit()))!.viewer;
  replay.send({ type: 'position.chosen', position: last });
  expect(selectApp(replay.getSnapshot())?.getSnapshot().context.path).toBe('/dashboard');
  expect(actorStates(selectLoaded(replay.getSnapshot())!)).toContainEqual({ path: 'app/theme', state: 'light' });
  replay.send({ type: 'position.chosen', position: 0 });
  expect(selectApp(replay.getSnapshot())?.getSnapshot().value).toBe('starting');
  replay.send({ type: 'position.chosen', position: -1 });
  expect(selectPosition(replay.getSnapshot())).toBe(0);
});

it('plays to the end, and waits for no more than a second between two steps', async () => {
  const { replay, clock, read } = openReplay();
  const { last } = (await read(await recordVisit()))!.viewer;
  replay.send({ type: 'play.requested' });
  expect(selectIsPlaying(replay.getSnapshot())).toBe(true);
  for (let tick = 0; tick < last * 2; tick++) clock.increment(500);
  expect(selectPosition(replay.getSnapshot())).toBe(last);
  expect(selectIsPlaying(replay.getSnapshot())).toBe(false);
});

it('waits between two steps as long as the learner did, however late that was', async () => {
  const visit = openRecorded({ path: '/' });
  await settled();
  visit.clock.increment(60_000);
  visit.ports.location.move('/nowhere');
  await settled();
  visit.clock.increment(40);
  visit.ports.location.move('/');
  await settled();
  const { replay, clock, read } = openReplay();
  const { last } = (await read(visit.masked.text()))!.viewer;
  replay.send({ type: 'position.chosen', position: last - 1 });
  replay.send({ type: 'play.requested' });
  clock.increment(39);
  expect(selectPosition(replay.getSnapshot())).toBe(last - 1);
  clock.increment(1);
  expect(selectPosition(replay.getSnapshot())).toBe(last);
});

it('stands still when told to', async () => {
  const { replay, clock, read } = openReplay();
  await read(await recordVisit());
  replay.send({ type: 'play.requested' });
  replay.send({ type: 'pause.requested' });
  clock.increment(10_000);
  expect(selectPosition(replay.getSnapshot())).toBe(0);
});

it('finds the next step by a part of its event or actor, and begins anew behind the last', async () => {
  const { replay, read } = openReplay();
  await read(await recordVisit());
  replay.send({ type: 'query.typed', query: 'Theme.Toggled' });
  expect(selectQuery(replay.getSnapshot())).toBe('Theme.Toggled');
  replay.send({ type: 'match.requested' });
  const found = selectPosition(replay.getSnapshot());
  expect(selectLoaded(replay.getSnapshot())?.log.entries[found]?.event.type).toBe('theme.toggled');
  replay.send({ type: 'match.requested' });
  expect(selectPosition(replay.getSnapshot())).toBe(found);
});

it('marks where the machines of this build part from the log', async () => {
  const { replay, read } = openReplay();
  await read((await recordVisit()).replace('"light"', '"bright"'));
  expect(selectLoaded(replay.getSnapshot())?.divergence).toMatchObject({
    kind: 'state',
    path: 'app/theme',
    expected: 'bright',
    actual: 'light',
  });
});

it.each([
  ['31', 31, '31'],
  ['nobody can guess', 'ÆÐ¶', null],
])(
  'says both values where machines part in a context: the log’s where it can be found (%s)',
  async (_, planted, recorded) => {
    const { read } = openReplay();
    const lines = (await recordVisit()).trimEnd().split('\n');
    const step = lines.findIndex((line) => line.includes('"theme.toggled"')) - 1;
    const entry = JSON.parse(lines[step + 1]!);
    entry[4]['app/theme'][1].attempts = markText(markOf('attempts', planted, withoutRedaction));
    lines[step + 1] = JSON.stringify(entry);
    const loaded = await read(lines.join('\n'));
    expect(loaded?.divergence).toMatchObject({ step, kind: 'context', path: 'app/theme', key: 'attempts' });
    expect(loaded?.values).toEqual({ recorded, found: '', before: '' });
  },
);

it('lists what was told to an actor and those within it, or changed it, and goes from one of these to the next', async () => {
  const { replay, read } = openReplay();
  const { rows } = (await read(await recordVisit()))!;
  const shown = () => selectShown(replay.getSnapshot());
  expect(shown()).toHaveLength(rows.length);
  replay.send({ type: 'actor.chosen', path: 'app/theme' });
  expect(selectChosenActor(replay.getSnapshot())).toBe('app/theme');
  expect(shown().length).toBeLessThan(rows.length);
  expect(shown().map((step) => rows[step]?.type)).toContain('theme.toggled');
  replay.send({ type: 'row.passed', by: Number.MAX_SAFE_INTEGER });
  expect(selectPosition(replay.getSnapshot())).toBe(shown().at(-1));
  replay.send({ type: 'row.passed', by: -1 });
  expect(selectPosition(replay.getSnapshot())).toBe(shown().at(-2));
  replay.send({ type: 'row.passed', by: -Number.MAX_SAFE_INTEGER });
  expect(selectPosition(replay.getSnapshot())).toBe(shown()[0]);
});

it('searches what the events brought, too', async () => {
  const { replay, read } = openReplay();
  const { log } = (await read(await recordVisit()))!;
  replay.send({ type: 'query.typed', query: '"PATH":"/dashboard"' });
  const found = selectShown(replay.getSnapshot()).map((step) => log.entries[step]?.event.type);
  expect(found).toEqual(['path.changed', 'address.changed']);
  replay.send({ type: 'query.typed', query: 'nobody said this' });
  expect(selectShown(replay.getSnapshot())).toEqual([]);
  replay.send({ type: 'row.passed', by: 1 });
  expect(selectPosition(replay.getSnapshot())).toBe(0);
});

it('shows what changed in the step that is looked at, and who told whom in it', async () => {
  const { replay, read } = openReplay();
  const { rows } = (await read(await recordVisit()))!;
  replay.send({ type: 'position.chosen', position: rows.findIndex(({ type }) => type === 'theme.toggled') });
  expect(selectSeen(replay.getSnapshot())).toMatchObject({
    messages: [{ from: null, to: 'app/theme', type: 'theme.toggled' }],
    changes: [{ path: 'app/theme', state: { before: 'dark.chosen', after: 'light' } }],
  });
});

it.each([
  ['', { kind: 'empty' }],
  ['not a log', { kind: 'notALog' }],
  ['{"v":1,"t0":0}', { kind: 'otherForm', version: '1' }],
])('says why %j cannot be replayed', async (text, error) => {
  const { replay, read } = openReplay();
  await read(text);
  expect(selectError(replay.getSnapshot())).toEqual(error);
});

it('replays a log up to the line that is broken, and says which one it is', async () => {
  const { replay, read } = openReplay();
  const lines = (await recordVisit()).split('\n');
  lines[5] = lines[5]!.slice(0, -3);
  await read(lines.join('\n'));
  const loaded = selectLoaded(replay.getSnapshot());
  expect(loaded?.log.damage).toEqual({ kind: 'brokenLine', line: 6 });
  expect(loaded?.log.entries).toHaveLength(4);
  expect(loaded?.divergence).toBeUndefined();
});

it('knows a log that was cut at the end of a line from a whole one', async () => {
  const { read } = openReplay();
  const text = await recordVisit();
  const damageOf = async (log: string) => (await read(log))?.log.damage;
  expect(await damageOf(text)).toBeNull();
  expect(await damageOf(`\u{FEFF}${text}`), 'with a byte order mark').toBeNull();
  expect(await damageOf(text.trimEnd().split('\n').slice(0, -1).join('\n'))).toEqual({ kind: 'cut' });
});

it('reads a log of the form before, which knew no states to start from', async () => {
  const { read } = openReplay();
  const loaded = await read((await recordVisit()).replace(/^\{"v":\d/, '{"v":3'));
  expect(loaded?.log.header.v).toBe(3);
  expect(loaded?.divergence).toBeUndefined();
});

it('says that nothing can be replayed where the first line after the header is broken, or the beginning is gone', async () => {
  const { replay, read } = openReplay();
  const [header = ''] = (await recordVisit()).split('\n');
  await read(`${header}\n[1`);
  expect(selectError(replay.getSnapshot())).toEqual({ kind: 'brokenLine', line: 2 });
  await read(await recordHeadless());
  expect(selectError(replay.getSnapshot())).toMatchObject({ kind: 'headless' });
});

it('says that a log was not read where reading breaks', async () => {
  const { replay, read } = openReplay({ breathe: () => Promise.reject(new Error('boom')) });
  await read(await recordVisit());
  expect(selectError(replay.getSnapshot())).toEqual({ kind: 'unread' });
});

it('plays from the beginning again when it is at the end', async () => {
  const { replay, clock, read } = openReplay();
  const { last } = (await read(await recordVisit()))!.viewer;
  replay.send({ type: 'position.chosen', position: last });
  replay.send({ type: 'play.requested' });
  expect([selectPosition(replay.getSnapshot()), selectIsPlaying(replay.getSnapshot())]).toEqual([0, true]);
  clock.increment(1000);
  expect(selectPosition(replay.getSnapshot())).toBeGreaterThan(0);
});

it('shows nothing before a log is read', () => {
  const state = openReplay().replay.getSnapshot();
  expect([selectApp(state), selectSeen(state), selectReturns(state)]).toEqual([undefined, undefined, 0]);
  expect(selectRobotMoment(state)).toBe('before');
});

it('shows how the robot was seen, and counts how often it went back', async () => {
  const { replay, read } = openReplay();
  const { viewer, world } = (await read(await recordVisit()))!;
  vi.spyOn(world, 'robotAt').mockReturnValue('unseen');
  replay.send({ type: 'position.chosen', position: viewer.last });
  const before = selectReturns(replay.getSnapshot());
  replay.send({ type: 'position.chosen', position: 1 });
  expect(selectReturns(replay.getSnapshot())).toBe(before + 1);
  expect(selectRobotMoment(replay.getSnapshot())).toBe('unseen');
});

it('keeps no text of a log that was refused', async () => {
  const { replay, read } = openReplay();
  expect(replay.getSnapshot().context.text).toBe('');
  await read('not a log');
  expect(replay.getSnapshot().context.text).toBe('');
});

it('looks for nothing where only blanks are typed, and writes down nothing to be searched before', async () => {
  const { replay, read } = openReplay();
  await read(await recordVisit());
  const texts = vi.spyOn(LoadedLog.prototype, 'texts', 'get');
  replay.send({ type: 'actor.chosen', path: 'app/theme' });
  expect(texts).not.toHaveBeenCalled();
  replay.send({ type: 'query.typed', query: '  ' });
  replay.send({ type: 'match.requested' });
  expect(selectPosition(replay.getSnapshot())).toBe(0);
  replay.send({ type: 'query.typed', query: 'theme' });
  expect(texts).toHaveBeenCalled();
  texts.mockRestore();
});
