import { welcomeMachine } from '#machines/workspace/welcomeMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, passes } from './engine/systemEvents.ts';

export const welcomeModel = modelOf({
  machine: welcomeMachine,
  input: (world) => {
    const { demo, preferences } = askingPorts(world);
    return { demo, preferences, owner: world.owner };
  },
  events: [
    answers('readSeen', null),
    answers('readSeen', 'demo'),
    answers('readSeen', 'demo,tour'),
    breaks('readSeen'),
    { type: 'file.opened' },
    { type: 'learner.acted' },
    passes('demoDelay', 'welcome.free.waiting'),
    { type: 'desk.cleared' },
    { type: 'demo.requested' },
    { type: 'tour.requested' },
    { type: 'tour.pointed', panel: 'code' },
    { type: 'tour.closed' },
    { type: 'demo.closed' },
    { type: 'demo.subscribed' },
    { type: 'demo.failed', fault: { kind: 'subscriptionFailed', detail: 'Network Error' } },
  ],
  known: ({ hasFile, unseen }) => ({ hasFile, unseen }),
});
