import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type ChallengeListReport,
  challengeListMachine,
  selectChallenges,
  selectHasFailed,
  selectIsLoading,
} from '#machines/pages/challengeListMachine.ts';
import { fakeChallenges, obstacleCourse } from '../../fakes/fakeChallenges.ts';
import { fakeLocation } from '../../fakes/fakeLocation.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

it('writes a search over what stood in the address, and a choice as an entry of its own', async () => {
  const location = fakeLocation('/challenges');
  const list = createActor(challengeListMachine, {
    input: { challenges: fakeChallenges(), location, owner: fakeOwner<ChallengeListReport>().actor },
  }).start();
  await waitFor(list, (snapshot) => snapshot.matches('loaded'));
  for (const search of ['b', 'bo']) list.send({ type: 'search.typed', search });
  list.send({ type: 'order.chosen', order: 'title' });
  expect(location.trail.map(({ how }) => how)).toEqual(['replace', 'replace', 'push']);
});

it('lists the challenges, and asks again when they did not come', async () => {
  const challenges = fakeChallenges();
  challenges.break('boom');
  const owner = fakeOwner<ChallengeListReport>();
  const list = createActor(challengeListMachine, {
    input: { challenges, location: fakeLocation(), owner: owner.actor },
  }).start();
  expect(selectIsLoading(list.getSnapshot())).toBe(true);
  await waitFor(list, selectHasFailed);
  expect(owner.reports).toEqual([{ type: 'challengeList.failed' }]);
  challenges.heal();
  list.send({ type: 'retry.requested' });
  await waitFor(list, (snapshot) => snapshot.matches('loaded'));
  expect(selectChallenges(list.getSnapshot())).toEqual([obstacleCourse]);
});
