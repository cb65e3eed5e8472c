import { SimulatedClock, createActor } from 'xstate';
import { expect, it } from 'vitest';
import { type VisitInput, visitMachine } from '#machines/recording/visitMachine.ts';
import { fakeVisit } from '../../fakes/fakeVisits.ts';
import { settled } from './openRecorded.ts';

type Who = Partial<Pick<VisitInput, 'owner' | 'present' | 'gone'>>;

/** A visit that has been kept once. */
async function openVisit(
  { owner = null, present = null, gone = [] }: Who = {},
  change: Partial<ReturnType<typeof fakeVisit>> = {},
) {
  const visits = Object.assign(fakeVisit(), change);
  const clock = new SimulatedClock();
  const reports: string[] = [];
  const tell: VisitInput['tell'] = ({ type }) => void reports.push(type);
  const visit = createActor(visitMachine, { input: { visits, owner, present, gone, tell }, clock }).start();
  await settled();
  const passes = async (milliseconds: number) => {
    clock.increment(milliseconds);
    await settled();
  };
  const changes = async (userId: string | null) => {
    visit.send({ type: 'learner.changed', userId });
    await settled();
  };
  return { visit, visits, reports, passes, changes };
}

const ofNobody = { userId: null, isOver: false };
const ofAda = { userId: 'ada', isOver: false };

it('keeps the log at once, and every five seconds from then on', async () => {
  const { visits, passes } = await openVisit();
  expect(visits.kept).toEqual([ofNobody]);
  await passes(4999);
  expect(visits.kept).toEqual([ofNobody]);
  await passes(1);
  expect(visits.kept).toEqual([ofNobody, ofNobody]);
});

it('spends no more than a fiftieth of a visit on it', async () => {
  const { visits, passes } = await openVisit({}, { took: 200 });
  await passes(9999);
  expect(visits.kept).toHaveLength(1);
  await passes(1);
  expect(visits.kept).toHaveLength(2);
});

it.each(['full', 'unavailable', 'broken'] as const)(
  'tries again in a minute where the browser is %s',
  async (fault) => {
    const { visits, passes } = await openVisit({}, { fault });
    await passes(59_999);
    expect(visits.kept).toHaveLength(1);
    visits.fault = null;
    await passes(1);
    expect(visits.kept).toHaveLength(2);
    await passes(5000);
    expect(visits.kept).toHaveLength(3);
  },
);

it('keeps it in the same task in which nobody looks any more, or the page is left', async () => {
  const { visit, visits } = await openVisit();
  visit.send({ type: 'page.hidden' });
  expect(visits.kept).toHaveLength(2);
  visit.send({ type: 'page.left' });
  expect(visits.kept).toHaveLength(3);
  expect(visits.kept.at(-1)).toEqual({ userId: null, isOver: true });
  await settled();
  visit.send({ type: 'page.left' });
  expect(visits.kept).toHaveLength(4);
});

it('goes on with a visit to which somebody comes back', async () => {
  const { visit, visits } = await openVisit();
  visit.send({ type: 'page.left' });
  await settled();
  visit.send({ type: 'page.shown' });
  expect(visits.kept.at(-1)).toEqual(ofNobody);
});

it('keeps for a learner what they did before they signed in, as soon as they are known', async () => {
  const { visits, changes } = await openVisit();
  await changes('ada');
  expect(visits.kept).toEqual([ofNobody, ofAda]);
  expect(visits.erased).toEqual([]);
  await changes('ada');
  expect(visits.kept).toHaveLength(2);
});

it('deletes the visits of whoever signs out, and keeps nothing more of this one', async () => {
  const { visit, visits, passes, changes } = await openVisit({ owner: 'ada', present: 'ada' });
  expect(visits.kept).toEqual([ofAda]);
  await changes(null);
  expect(visits.erased).toEqual(['ada']);
  await passes(120_000);
  visit.send({ type: 'page.hidden' });
  visit.send({ type: 'page.left' });
  visit.send({ type: 'page.shown' });
  await settled();
  expect(visits.kept).toEqual([ofAda]);
  expect(visit.getSnapshot().matches('silent')).toBe(true);
});

it('knows that a page was left whose learner had signed out', async () => {
  const { visit, visits, changes } = await openVisit({ owner: 'ada', present: 'ada' });
  await changes(null);
  visit.send({ type: 'page.left' });
  await changes('ada');
  expect(visits.kept.at(-1)).toEqual({ userId: 'ada', isOver: true });
});

it('keeps the visit again of whoever signs in after that, the same learner or another', async () => {
  for (const userId of ['ada', 'bob']) {
    const { visits, changes } = await openVisit({ owner: 'ada', present: 'ada' });
    await changes(null);
    await changes(userId);
    expect(visits.kept).toEqual([ofAda, { userId, isOver: false }]);
    expect(visits.erased).toEqual(['ada']);
  }
});

it('deletes the visits of one learner before it keeps what another does on the same page', async () => {
  const { visit, visits } = await openVisit({ owner: 'ada', present: 'ada' });
  visit.send({ type: 'learner.changed', userId: 'bob' });
  expect([visits.erased, visits.kept.length]).toEqual([['ada'], 1]);
  await settled();
  expect(visits.kept.at(-1)).toEqual({ userId: 'bob', isOver: false });
});

it('deletes the visits of whoever has signed out before it began', async () => {
  const { visits, reports } = await openVisit({ owner: 'ada', present: null });
  expect([visits.erased, visits.kept, reports]).toEqual([['ada'], [], []]);
});

it('deletes before anything else what an earlier visit still had to, whoever is here now', async () => {
  for (const present of [null, 'ada', 'bob']) {
    const { visit, visits, reports } = await openVisit({ owner: present, present, gone: ['ada', 'eve'] });
    expect([visits.deeds, reports]).toEqual([['erase ada', 'erase eve', 'keep'], []]);
    visit.send({ type: 'page.hidden' });
    await settled();
    expect(visits.deeds).toEqual(['erase ada', 'erase eve', 'keep', 'keep']);
  }
});

it('says that visits could not be deleted, and tries again with whoever comes, or comes back to the page', async () => {
  const { visit, visits, reports, passes, changes } = await openVisit(
    { owner: 'ada', present: 'ada' },
    { isErasable: false },
  );
  const failed = 'visit.eraseFailed';
  await changes(null);
  await passes(120_000);
  expect([visits.erased, reports]).toEqual([['ada'], [failed]]);
  await changes('bob');
  expect([visits.erased, reports]).toEqual([
    ['ada', 'ada'],
    [failed, failed],
  ]);
  visits.isErasable = true;
  visit.send({ type: 'page.left' });
  visit.send({ type: 'page.shown' });
  await settled();
  await changes(null);
  expect([visits.erased.slice(2), reports]).toEqual([
    ['ada', 'bob'],
    [failed, failed],
  ]);
});

it('keeps nothing of whoever has signed out where their visits cannot be deleted', async () => {
  const { visits, changes } = await openVisit({ owner: 'ada', present: 'ada' }, { isErasable: false });
  await changes(null);
  expect([visits.erased, visits.kept]).toEqual([['ada'], [ofAda]]);
  await changes('bob');
  expect(visits.kept).toHaveLength(2);
});

it('deletes them though the next learner comes while it does', async () => {
  const { visit, visits } = await openVisit({ owner: 'ada', present: 'ada' });
  visit.send({ type: 'learner.changed', userId: null });
  visit.send({ type: 'page.left' });
  visit.send({ type: 'page.shown' });
  visit.send({ type: 'learner.changed', userId: 'bob' });
  expect(visits.kept).toEqual([ofAda]);
  await settled();
  expect(new Set(visits.erased)).toEqual(new Set(['ada']));
  expect(visits.kept.at(-1)).toEqual({ userId: 'bob', isOver: false });
});
