import { inspectionMachine } from '#machines/recording/inspectionMachine.ts';
import { modelOf } from './engine/Model.ts';

const nothing = () => undefined;
const actors = [{ path: 'app', machine: 'app', states: ['starting'], takes: ['path.changed'] }];
const running = { isFrozen: false, pending: [] };
const frozen = {
  isFrozen: true,
  pending: [{ from: null, to: 'app', type: 'path.changed', json: '{"type":"path.changed"}' }],
};
const events = [
  { number: 1, from: null, to: 'app/theme', type: 'theme.toggled', json: '{"type":"theme.toggled"}' },
  { number: 2, from: 'app', to: 'app/theme', type: 'theme.recalled', json: '{"type":"theme.recalled"}' },
];

export const inspectionModel = modelOf({
  machine: inspectionMachine,
  input: () => ({
    inspection: {
      watch: () => nothing,
      requestLog: nothing,
      freeze: nothing,
      step: nothing,
      resume: nothing,
      send: nothing,
    },
  }),
  events: [
    { type: 'visit.described', actors, events: [], delivery: running },
    { type: 'visit.described', actors, events: [], delivery: frozen },
    {
      type: 'actors.changed',
      actors: [...actors, { path: 'app/theme', machine: 'theme', states: ['light'], takes: ['theme.toggled'] }],
    },
    { type: 'delivery.changed', delivery: running },
    { type: 'delivery.changed', delivery: frozen },
    { type: 'freeze.requested' },
    { type: 'step.requested' },
    { type: 'resume.requested' },
    { type: 'draft.typed', draft: '{"type":"path.changed"}' },
    { type: 'draft.typed', draft: '{"type":"path' },
    { type: 'draft.sent' },
    ...events.map((event) => ({ type: 'event.inspected' as const, event })),
    { type: 'actor.chosen', path: 'app/theme' },
    { type: 'query.typed', query: 'toggled' },
    { type: 'download.requested' },
  ],
  known: ({ actors: known, events: inspected, pending, chosen, query, draft, fault }) => ({
    pending: pending.length,
    draft,
    fault: fault?.kind ?? null,
    actors: known.map(({ path }) => path),
    events: inspected.length,
    chosen,
    query,
  }),
  // What is searched and what is sent have nothing to do with each other.
  isPossible: ({ context }, { type, event }) =>
    type === 'event.inspected'
      ? context.draft === '' && event === events[context.events.length]
      : !/^draft|^delivery/.test(type) || context.events.length === 0,
});
