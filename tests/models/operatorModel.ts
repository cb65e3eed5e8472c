import type { SiteSight } from '#contract/operatorApi.ts';
import { operatorMachine } from '#machines/pages/operatorMachine.ts';
import { busySite, quietSite } from '../fakes/fakeOperators.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, passes } from './engine/systemEvents.ts';

export const operatorModel = modelOf({
  machine: operatorMachine,
  input: (world) => ({ operators: askingPorts(world).operators }),
  events: [
    { type: 'view.shown' },
    { type: 'view.hidden' },
    { type: 'look.requested' },
    { type: 'stop.requested', learnerId: 'ada-id', processId: 'p1' },
    { type: 'close.requested', learnerId: 'ada-id' },
    { type: 'close.confirmed' },
    { type: 'close.dismissed' },
    answers('look', busySite),
    answers('look', quietSite),
    answers('look', null),
    breaks('look'),
    answers('stopProgram', true),
    answers('stopProgram', false),
    breaks('stopProgram'),
    answers('closeWorkspace', true),
    answers('closeWorkspace', false),
    breaks('closeWorkspace'),
    passes('operatorLookDelay', 'operator.sight.resting'),
  ],
  known: ({ sight, fault, target, outcome }) => ({
    learners: sight === null ? 'unseen' : sight.learners.length,
    isFaulty: fault !== null,
    target: target === null ? 'nothing' : target.program === null ? 'workspace' : 'program',
    outcome: outcome === null ? 'nothing' : 'fault' in outcome ? 'fault' : String(outcome.hasEnded),
  }),
  // What is ended is chosen from what is seen.
  isPossible: ({ context }, { type }) => {
    const sight = context['sight'] as SiteSight | null;
    if (type === 'stop.requested' || type === 'close.requested') return sight !== null && sight.learners.length > 0;
    return !type.startsWith('close.') || sight !== null;
  },
});
