import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Challenge } from '#contract/entities.ts';
import { filtered, isFiltering, noFilter, optionsOf, toggled } from '#machines/pages/challengeFilter.ts';
import { foldText } from '#machines/pages/foldText.ts';
import {
  type ChallengeListReport,
  challengeListMachine,
  selectCategories,
  selectIsFiltered,
  selectFound,
} from '#machines/pages/challengeListMachine.ts';
import { fakeChallenges, obstacleCourse } from '../../fakes/fakeChallenges.ts';
import { fakeLocation } from '../../fakes/fakeLocation.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

const challenge = (id: number, title: string, category: string, difficulty: string): Challenge => ({
  ...obstacleCourse,
  id,
  title,
  description: `About ${title}.`,
  category,
  difficulty,
});
const course = [
  challenge(1, 'First Drive', 'Basics', 'Easy'),
  challenge(2, 'Night Patrol', 'Basics', 'Medium'),
  challenge(3, 'Obstacle Course', 'Navigation', 'Easy'),
  challenge(4, 'Hand on the Wall', 'Navigation', 'Medium'),
];
const idsOf = (challenges: readonly Challenge[]) => challenges.map(({ id }) => id);
const searching = (search: string) => ({ ...noFilter, search });

it('shows everything, in its order, while nothing is looked for', () => {
  expect(filtered(course, noFilter)).toEqual(course);
  expect(filtered(course, searching('   '))).toEqual(course);
});

it.each([
  ['wall', [4]],
  ['WALL hand', [4]],
  ['about', [1, 2, 3, 4]],
  ['drive wall', []],
  ['  night  ', [2]],
])('finds by %j what has all of its words in title or description', (search, ids) => {
  expect(idsOf(filtered(course, searching(search)))).toEqual(ids);
});

it('joins the options of one facet by or, and the facets by and', () => {
  const basics = toggled(noFilter, 'category', 'Basics');
  expect(idsOf(filtered(course, basics))).toEqual([1, 2]);
  const both = toggled(basics, 'category', 'Navigation');
  expect(idsOf(filtered(course, both))).toEqual([1, 2, 3, 4]);
  expect(idsOf(filtered(course, toggled(both, 'difficulty', 'Easy')))).toEqual([1, 3]);
  expect(toggled(basics, 'category', 'Basics')).toEqual(noFilter);
  expect(toggled(both, 'category', 'Basics').chosen.category).toEqual(['Navigation']);
});

it('counts for each option what it would leave with everything else that is chosen', () => {
  const easyWall = { ...toggled(noFilter, 'difficulty', 'Medium'), search: 'wall' };
  expect(optionsOf('category', course, easyWall)).toEqual([
    { name: 'Basics', count: 0, isChosen: false },
    { name: 'Navigation', count: 1, isChosen: false },
  ]);
  expect(optionsOf('difficulty', course, easyWall)).toEqual([
    { name: 'Easy', count: 0, isChosen: false },
    { name: 'Medium', count: 1, isChosen: true },
  ]);
});

it('counts for the options of a facet without what is ticked of it, which one more of them would add to', () => {
  const filter = toggled(toggled(noFilter, 'difficulty', 'Medium'), 'category', 'Basics');
  const countsOf = (facet: 'category' | 'difficulty') =>
    optionsOf(facet, course, filter).map(({ name, count }) => `${name} ${count}`);
  expect(countsOf('category')).toEqual(['Basics 1', 'Navigation 1']);
  expect(countsOf('difficulty')).toEqual(['Easy 1', 'Medium 1']);
});

it('knows of each part of a filter alone that something is sorted out', () => {
  expect([noFilter, searching('  '), { ...noFilter, order: 'title' as const }].map(isFiltering)).toEqual([
    false,
    false,
    false,
  ]);
  const ticked = [toggled(noFilter, 'category', 'Basics'), toggled(noFilter, 'difficulty', 'Easy')];
  expect([searching('wall'), ...ticked].map(isFiltering)).toEqual([true, true, true]);
});

it('compares words without accents and capitals, letter by letter', () => {
  expect(foldText('Ñandú ÉCOLE')).toBe('nandu ecole');
  expect(foldText('한국')).toBe('한국');
});

it('keeps what is looked for until it is cleared', async () => {
  const input = {
    challenges: fakeChallenges(course),
    location: fakeLocation('/challenges'),
    owner: fakeOwner<ChallengeListReport>().actor,
  };
  const list = createActor(challengeListMachine, { input }).start();
  await waitFor(list, (snapshot) => snapshot.matches('loaded'));
  const shown = () => idsOf(selectFound(list.getSnapshot()));
  expect(shown()).toEqual([1, 2, 3, 4]);
  list.send({ type: 'search.typed', search: 'patrol' });
  expect(shown()).toEqual([2]);
  list.send({ type: 'option.toggled', facet: 'category', name: 'Navigation' });
  expect(shown()).toEqual([]);
  expect(selectCategories(list.getSnapshot()).find(({ name }) => name === 'Navigation')?.isChosen).toBe(true);
  expect(selectIsFiltered(list.getSnapshot())).toBe(true);
  list.send({ type: 'filter.cleared' });
  expect(shown()).toEqual([1, 2, 3, 4]);
  expect(selectIsFiltered(list.getSnapshot())).toBe(false);
});

it('finds the words that are shown, with their accents or without', () => {
  const spanish: Readonly<Record<string, string>> = {
    'Night Patrol': 'Ronda nocturna',
    'About Night Patrol.': 'Una máquina.',
  };
  const said = (original: string) => spanish[original] ?? original;
  const found = (search: string) => idsOf(filtered(course, { ...noFilter, search }, said));
  expect([found('ronda'), found('MÁQUINA'), found('maquina'), found('night')]).toEqual([[2], [2], [2], []]);
  // Who changes the language looks among other words.
  expect(idsOf(filtered(course, { ...noFilter, search: 'night' }))).toEqual([2]);
});
