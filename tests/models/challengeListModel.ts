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
    answers('listChallenges', [obstacleCourse]),
    answers('listChallenges', []),
    breaks('listChallenges'),
  ],
  known: ({ list }) => ({ challenges: list.length }),
});
