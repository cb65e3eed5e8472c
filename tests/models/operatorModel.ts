import type { SiteSight } from '#contract/operatorApi.ts';
import { operatorMachine } from '#machines/pages/operatorMachine.ts';
import { busySite, inspectedSite, quietSite } from '../fakes/fakeOperators.ts';
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
    { type: 'inspection.allowed', learnerId: 'ada-id' },
    { type: 'inspection.withdrawn', learnerId: 'ada-id' },
    answers('look', busySite),
    answers('look', inspectedSite),
    answers('look', quietSite),
    answers('look', null),
    breaks('look'),
    answers('stopProgram', true),
    answers('stopProgram', false),
    breaks('stopProgram'),
    answers('closeWorkspace', true),
    answers('closeWorkspace', false),
    breaks('closeWorkspace'),
    answers('permitInspection', true),
    answers('permitInspection', false),
    breaks('permitInspection'),
    passes('operatorLookDelay', 'operator.sight.resting'),
  ],
  known: ({ sight, fault, target, outcome }) => ({
    learners: sight === null ? 'unseen' : sight.learners.length,
    isFaulty: fault !== null,
    isInspected: sight?.learners[0]?.inspected ?? false,
    target: target === null ? 'nothing' : target.deed,
    outcome: outcome === null ? 'nothing' : 'fault' in outcome ? 'fault' : String(outcome.isDone),
  }),
  // What is ended or allowed is chosen from what is seen.
  isPossible: ({ context }, { type }) => {
    const sight = context['sight'] as SiteSight | null;
    if (type.startsWith('inspection.')) return sight?.learners[0]?.inspected === (type === 'inspection.withdrawn');
    if (type === 'stop.requested' || type === 'close.requested') return sight !== null && sight.learners.length > 0;
    return !type.startsWith('close.') || sight !== null;
  },
});
