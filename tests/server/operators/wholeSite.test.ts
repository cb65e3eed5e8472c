import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { LearnerSight, SiteSight } from '#contract/operatorApi.ts';
import type { Neighbours } from '#server/http/Neighbours.ts';
import type { Site } from '#server/operators/ownSite.ts';
import { wholeSite } from '#server/operators/wholeSite.ts';
import { busySite } from '../../fakes/fakeOperators.ts';

const [ada] = busySite.learners as [LearnerSight];
const idOf = (digit: number) => `00000000-0000-4000-8000-00000000000${digit}`;
const learnerOf = (digit: number, since: string, load = ada.load): LearnerSight => ({
  ...ada,
  learner_id: idOf(digit),
  since,
  load,
});
const sightOf = (...learners: LearnerSight[]): SiteSight => ({ ...busySite, learners });

/** A server that holds these, and writes down what it is asked to end. */
function siteOf(sight: SiteSight, ended: string[]): Site {
  const holds = (learnerId: string) => sight.learners.some(({ learner_id }) => learner_id === learnerId);
  return {
    look: async () => sight,
    async stopProgram(learnerId, programId) {
      if (holds(learnerId)) ended.push(`${programId} of ${learnerId}`);
      return holds(learnerId);
    },
    async closeWorkspace(learnerId) {
      if (holds(learnerId)) ended.push(learnerId);
      return holds(learnerId);
    },
    async permitInspection(learnerId, isAllowed) {
      if (holds(learnerId)) ended.push(`${learnerId} inspected: ${isAllowed}`);
      return holds(learnerId);
    },
  };
}

/** Servers that hear each other; of others so many do not answer. */
function openSites(sights: readonly SiteSight[], silent = 0) {
  const ended: string[] = [];
  const answers: ((question: string) => Promise<string>)[] = [];
  const say = async (self: number, question: string) => {
    const answered = await Promise.allSettled(
      answers.filter((_, index) => index !== self).map((answer) => answer(question)),
    );
    return answered.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  };
  const sites = sights.map((sight, self) => {
    const wire: Pick<Neighbours, 'askOthers' | 'answerOthers'> = {
      askOthers: async (question) => ({ asked: sights.length - 1 + silent, answers: await say(self, question) }),
      answerOthers: (answer) => void (answers[self] = answer),
    };
    return wholeSite(siteOf(sight, ended), wire as Neighbours);
  });
  return { ended, sites, ask: (question: string) => answers[0]!(question) };
}

it('is what one server holds where it stands alone', () => {
  const own = siteOf(busySite, []);
  expect(wholeSite(own, null)).toBe(own);
});

it('shows the learners of all servers, who came first first, whichever is asked', async () => {
  const { sites } = openSites([
    sightOf(learnerOf(1, '2026-01-02T10:00:00Z')),
    sightOf(learnerOf(2, '2026-01-02T09:00:00Z')),
  ]);
  for (const site of sites) {
    const { learners, servers } = await site.look();
    expect(learners.map(({ learner_id }) => learner_id)).toEqual([idOf(2), idOf(1)]);
    expect(servers).toEqual({ all: 2, answered: 2 });
  }
});

it('says of how many servers it tells where one does not answer, or says what no look is', async () => {
  const nonsense = { ...busySite, learners: 'all' } as unknown as SiteSight;
  const { sites } = openSites([sightOf(), nonsense], 1);
  expect((await sites[0]!.look()).servers).toEqual({ all: 3, answered: 1 });
});

it('shows a learner who moves once, where something runs', async () => {
  const gone = learnerOf(1, '2026-01-02T10:00:00Z', null);
  const here = learnerOf(1, '2026-01-02T10:00:00Z');
  for (const sights of [
    [sightOf(gone), sightOf(here)],
    [sightOf(here), sightOf(gone)],
  ]) {
    const { learners } = await openSites(sights).sites[0]!.look();
    expect(learners).toEqual([here]);
  }
});

it('ends what runs at another server, and tells whether it ran anywhere', async () => {
  const { ended, sites } = openSites([sightOf(), sightOf(learnerOf(2, '2026-01-02T09:00:00Z'))]);
  expect(await sites[0]!.stopProgram(idOf(2), 'p1')).toBe(true);
  expect(await sites[0]!.closeWorkspace(idOf(2))).toBe(true);
  expect(await sites[1]!.closeWorkspace(idOf(2))).toBe(true);
  expect(await sites[0]!.closeWorkspace(idOf(3))).toBe(false);
  expect(ended).toEqual([`p1 of ${idOf(2)}`, idOf(2), idOf(2)]);
});

it('allows the inspection where a learner has pages open, and takes it back there', async () => {
  const { ended, sites } = openSites([sightOf(), sightOf(learnerOf(2, '2026-01-02T09:00:00Z'))]);
  expect(await sites[0]!.permitInspection(idOf(2), true)).toBe(true);
  expect(await sites[0]!.permitInspection(idOf(2), false)).toBe(true);
  expect(await sites[1]!.permitInspection(idOf(3), true)).toBe(false);
  expect(ended).toEqual([`${idOf(2)} inspected: true`, `${idOf(2)} inspected: false`]);
});

it.each(['', '{}', '{"ask":"close","learner_id":"../../etc"}', '{"ask":"delete"}'])(
  'answers no other question: %j',
  async (question) => {
    const { ask, ended } = openSites([sightOf(learnerOf(1, '2026-01-02T10:00:00Z'))]);
    await expect(ask(question)).rejects.toBeInstanceOf(v.ValiError);
    expect(ended).toEqual([]);
  },
);
