import { visitMachine } from '#machines/recording/visitMachine.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, passes } from './engine/systemEvents.ts';

export const visitModel = modelOf({
  machine: visitMachine,
  input: ({ ask }) => ({
    visits: { keep: () => ask('keepVisit'), erase: () => ask('eraseVisits') },
    owner: null,
    present: null,
    gone: ['u1'],
    tell: () => undefined,
  }),
  events: [
    { type: 'learner.changed', userId: null },
    { type: 'learner.changed', userId: 'u1' },
    { type: 'learner.changed', userId: 'u2' },
    { type: 'page.hidden' },
    { type: 'page.left' },
    { type: 'page.shown' },
    answers('keepVisit', { outcome: 'kept', took: 200 }),
    answers('keepVisit', { outcome: 'unchanged' }),
    answers('keepVisit', { outcome: 'failed', fault: 'full' }),
    breaks('keepVisit'),
    answers('eraseVisits', undefined),
    breaks('eraseVisits'),
    passes('visitDelay', 'visit.resting'),
  ],
  known: ({ owner, present, gone, isRefused, isOver, fault, took }) => ({
    owner,
    present,
    gone: gone.toSorted(),
    isRefused,
    isOver,
    fault,
    took,
  }),
});
