import { challengeListMachine } from '#machines/pages/challengeListMachine.ts';
import { obstacleCourse } from '../fakes/fakeChallenges.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import type { World } from './engine/World.ts';
import { answers, breaks } from './engine/systemEvents.ts';

function portsOf(world: World) {
  const { challenges, location } = askingPorts(world);
  return { challenges, location };
}

export const challengeListModel = modelOf({
  machine: challengeListMachine,
  input: (world) => ({ ...portsOf(world), owner: world.owner }),
  events: [
    { type: 'retry.requested' },
    { type: 'search.typed', search: 'Course field' },
    { type: 'search.typed', search: 'nowhere' },
    { type: 'option.toggled', facet: 'category', name: 'Navigation' },
    { type: 'option.toggled', facet: 'difficulty', name: 'Easy' },
    { type: 'filter.cleared' },
    { type: 'order.chosen', order: 'title' },
    { type: 'more.requested' },
    { type: 'address.changed', path: '/challenges?q=nowhere&category=Poetry&sort=size' },
    { type: 'address.changed', path: '/challenges?category=Navigation&sort=title' },
    answers('listChallenges', [obstacleCourse]),
    answers('listChallenges', []),
    breaks('listChallenges'),
  ],
  known: ({ list, filter: { search, chosen, order }, most }) => ({
    challenges: list.length,
    search,
    categories: chosen.category.length,
    difficulties: chosen.difficulty.length,
    order,
    most: Math.min(most, 120),
  }),
});
