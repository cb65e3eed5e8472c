/** What a browser keeps of a visit is what a learner would send: forty secrets were typed and pasted, and none is stored. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { segmentBounds } from '#machines/recording/segments.ts';
import { visitText } from '#machines/recording/visitText.ts';
import { idbVisit } from '#src/adapters/idbVisit.ts';
import { idbVisitList } from '#src/adapters/idbVisitList.ts';
import { lockedTabs } from '#src/adapters/openTabs.ts';
import { openVisits } from '#src/adapters/visitDatabase.ts';
import { visitMarks } from '#src/adapters/visitMarks.ts';
import { ada } from '../fakes/fakeAuth.ts';
import { fakeStorage } from '../fakes/fakeBrowser.ts';
import { obstacleProblem } from '../fakes/fakeChallenges.ts';
import { fakeLocks } from '../fakes/fakeLocks.ts';
import { known, telling } from '../machines/recording/fortySecrets.ts';
import { actorAt, logOf, openRecorded, settled } from '../machines/recording/openRecorded.ts';

const userId = 'a-learner-of-this-browser';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it('keeps forty secrets out of the storage, those as well that were known only after they had been kept', async () => {
  const world = { path: '/auth/signin', user: null, disk: { [obstacleProblem.file_path]: 'import rospy\n' } };
  const session = openRecorded(world, undefined, { ...segmentBounds, largest: 20_000 });
  const tabs = lockedTabs(fakeLocks() as unknown as LockManager);
  const log = session.masked;
  const visit = idbVisit({
    log,
    tabs,
    marks: visitMarks(() => fakeStorage() as unknown as Storage),
    page: () => 'workspace',
    now: () => log.header.t0 + 1,
  });
  const keep = async () => expect(await visit.keep({ userId, isOver: false })).toMatchObject({ outcome: 'kept' });
  const learn = () => {
    const signIn = actorAt(session.app, 'account/signIn');
    for (const password of known) signIn?.send({ type: 'password.typed', password });
  };
  const insert = (text: string) => {
    const file = actorAt(session.app, 'workspace/program/file');
    const from = String(file?.getSnapshot().context.code).length;
    file?.send({ type: 'code.edited', changes: [{ from, to: from, insert: text }], length: from + text.length });
  };
  await settled();
  session.ports.auth.announce('signedIn', ada);
  session.ports.location.move('/challenge/1');
  for (let turn = 0; turn < 6; turn++) await settled();
  for (const secret of [...telling, ...known]) insert(`# ${secret}\n`);
  await keep();
  session.ports.auth.announce('signedOut', null);
  session.ports.location.move('/auth/signin');
  for (let turn = 0; turn < 6; turn++) await settled();
  learn();
  for (const letter of telling[0]!) insert(letter);
  await keep();

  const database = await openVisits();
  const [segments, visits] = [await database.getAll('segments'), await database.getAll('visits')];
  const stored = segments.map(({ text }) => text).join('\n') + JSON.stringify(visits);
  database.close();
  const plain = session.plain.text();
  expect([...known, ...telling].filter((secret) => !plain.includes(inJson(secret)))).toEqual([]);
  expect([...known, ...telling].filter((secret) => forms(secret).some((form) => stored.includes(form)))).toEqual([]);

  const list = idbVisitList({
    tabs: lockedTabs(fakeLocks() as unknown as LockManager),
    marks: visitMarks(() => fakeStorage() as unknown as Storage),
    since: 0,
    now: () => log.header.t0 + 1,
  });
  const answer = await list.list(userId);
  const id = answer.outcome === 'listed' ? answer.visits[0]?.id : undefined;
  const read = await list.read({ userId, id: id ?? '' });
  const kept = read.outcome === 'read' ? visitText(read.header, read.segments) : '';
  expect(kept).toBe(log.text());
  expect(kept).not.toContain(userId);
  expect(appPlayer(logOf(kept)).run()).toBeUndefined();
});

const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** As it may stand in a line, and in an address there. */
const forms = (secret: string): string[] => [secret, encodeURIComponent(secret)].map(inJson);
