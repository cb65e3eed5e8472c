import { expect, it } from 'vitest';
import type { Challenge, ChallengeStat } from '#contract/entities.ts';
import { type ChallengeOrder, inOrder } from '#machines/pages/challengeOrder.ts';
import { obstacleCourse } from '../../fakes/fakeChallenges.ts';
import { newcomersProgress } from '../../fakes/fakeProgress.ts';

const challenge = (id: number, title: string, difficulty: string): Challenge => ({
  ...obstacleCourse,
  id,
  title,
  difficulty,
});
const course = [
  challenge(1, 'Room 10', 'Hard'),
  challenge(2, 'room 9', 'Easy'),
  challenge(3, 'Arena', 'Insane'),
  challenge(4, 'Wall', 'Expert'),
  challenge(5, 'Box', 'Medium'),
  challenge(6, 'Door', 'Easy'),
];
const stat = (id: number, status: ChallengeStat['status']): ChallengeStat => ({
  ...challenge(id, '', ''),
  status,
  completedAt: null,
});
const record = { ...newcomersProgress, stats: [stat(1, 'Completed'), stat(5, 'In Progress')] };
const idsIn = (order: ChallengeOrder, known: typeof record | null = record) =>
  inOrder(course, order, known).map(({ id }) => id);

it('keeps the order of the learning paths', () => {
  expect(idsIn('path')).toEqual([1, 2, 3, 4, 5, 6]);
});

it('goes from easy to expert, with what is on no scale at the end', () => {
  expect(idsIn('difficulty')).toEqual([2, 6, 5, 1, 4, 3]);
});

it('sorts titles as people do: numbers by their size, capitals like small letters', () => {
  expect(idsIn('title')).toEqual([3, 5, 6, 2, 1, 4]);
});

it('sorts titles as the language of its reader does', () => {
  const words = ['Oso', 'Ñandú', 'Nube', 'Área', 'Zorro', 'Avión'].map((title, id) => challenge(id, title, 'Easy'));
  const titlesIn = (language: string) => inOrder(words, 'title', null, { language }).map(({ title }) => title);
  expect(titlesIn('es')).toEqual(['Área', 'Avión', 'Nube', 'Ñandú', 'Oso', 'Zorro']);
  expect(titlesIn('en')).toEqual(['Área', 'Avión', 'Ñandú', 'Nube', 'Oso', 'Zorro']);
});

it('begins with what is begun, goes on with what is new, and ends with what is solved', () => {
  expect(idsIn('progress')).toEqual([5, 2, 3, 4, 6, 1]);
  expect(idsIn('progress', null)).toEqual([1, 2, 3, 4, 5, 6]);
});
