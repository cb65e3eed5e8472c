import { challengeListMachine } from '#machines/pages/challengeListMachine.ts';
import { obstacleCourse } from '../fakes/fakeChallenges.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const challengeListModel = modelOf({
  machine: challengeListMachine,
  input: (world) => ({ challenges: askingPorts(world).challenges, owner: world.owner }),
  events: [
    { type: 'retry.requested' },
    { type: 'search.typed', search: 'Course field' },
    { type: 'search.typed', search: 'nowhere' },
    { type: 'option.toggled', facet: 'category', name: 'Navigation' },
    { type: 'option.toggled', facet: 'difficulty', name: 'Easy' },
    { type: 'filter.cleared' },
    answers('listChallenges', [obstacleCourse]),
    answers('listChallenges', []),
    breaks('listChallenges'),
  ],
  known: ({ list, filter: { search, chosen } }) => ({
    challenges: list.length,
    search,
    categories: chosen.category.length,
    difficulties: chosen.difficulty.length,
  }),
});
