import { profileMachine } from '#machines/pages/profileMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

export const profileModel = modelOf({
  machine: profileMachine,
  input: (world) => ({
    profiles: askingPorts(world).profiles,
    exports: askingPorts(world).exports,
    userId: 'u1',
    owner: world.owner,
  }),
  events: [
    answers('loadProfile', { user_name: 'Ada', title: 'Engineer' }),
    answers('loadProfile', null),
    breaks('loadProfile'),
    { type: 'retry.requested' },
    { type: 'tab.chosen', tab: 'inProgress' },
    { type: 'tab.chosen', tab: 'achievements' },
    { type: 'tab.chosen', tab: 'completed' },
  ],
  known: ({ profile, tab }) => ({ profile, tab }),
});
