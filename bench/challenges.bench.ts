/** What a letter in the search of the challenge browser costs among 10,000 challenges: everything that is worked out anew for the page. */
import { createActor } from 'xstate';
import {
  type ChallengeListReport,
  challengeListMachine,
  selectCategories,
  selectDifficulties,
  selectFound,
} from '#machines/pages/challengeListMachine.ts';
import { type ChallengeOrder, challengeOrders, inOrder } from '#machines/pages/challengeOrder.ts';
import { fakeChallenges, obstacleCourse } from '../tests/fakes/fakeChallenges.ts';
import { fakeLocation } from '../tests/fakes/fakeLocation.ts';
import { fakeOwner } from '../tests/fakes/fakeOwner.ts';
import { newcomersProgress } from '../tests/fakes/fakeProgress.ts';
import { settled } from '../tests/machines/recording/openRecorded.ts';

const COUNT = 10_000;
const ROUNDS = 60;
const words = 'follow the wall around every corner of the maze without touching it until the red door'.split(' ');

const challenges = Array.from({ length: COUNT }, (_, at) => ({
  ...obstacleCourse,
  id: at + 1,
  title: `${words[at % words.length]} ${words[(at * 7) % words.length]} ${at}`,
  description: Array.from({ length: 24 }, (__, word) => words[(at * 3 + word * 5) % words.length]).join(' '),
  category: `Category ${at % 12}`,
  difficulty: ['Easy', 'Medium', 'Hard', 'Expert'][at % 4] ?? 'Easy',
}));

const { actor: owner } = fakeOwner<ChallengeListReport>();
const input = { challenges: fakeChallenges(challenges), location: fakeLocation('/challenges'), owner };
const list = createActor(challengeListMachine, { input }).start();
await settled();

function typeLetter(round: number, order: ChallengeOrder): number {
  const begin = performance.now();
  list.send({ type: 'search.typed', search: 'red door'.slice(0, (round % 8) + 1) });
  const snapshot = list.getSnapshot();
  inOrder(selectFound(snapshot), order, newcomersProgress);
  selectCategories(snapshot);
  selectDifficulties(snapshot);
  return performance.now() - begin;
}

for (const order of challengeOrders) {
  const times = Array.from({ length: ROUNDS }, (_, round) => typeLetter(round, order)).toSorted(
    (one, other) => one - other,
  );
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? NaN).toFixed(1);
  console.log(`a letter, by ${order.padEnd(10)} ${at(0.5)} ms, 95 % within ${at(0.95)} ms`);
}
