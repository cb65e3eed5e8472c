import { inspectionMachine } from '#machines/recording/inspectionMachine.ts';
import { modelOf } from './engine/Model.ts';

const nothing = () => undefined;
const actors = [{ path: 'app', machine: 'app', states: ['starting'] }];
const events = [
  { number: 1, from: null, to: 'app/theme', type: 'theme.toggled', json: '{"type":"theme.toggled"}' },
  { number: 2, from: 'app', to: 'app/theme', type: 'theme.recalled', json: '{"type":"theme.recalled"}' },
];

export const inspectionModel = modelOf({
  machine: inspectionMachine,
  input: () => ({ inspection: { watch: () => nothing, requestLog: nothing } }),
  events: [
    { type: 'visit.described', actors, events: [] },
    { type: 'actors.changed', actors: [...actors, { path: 'app/theme', machine: 'theme', states: ['light'] }] },
    ...events.map((event) => ({ type: 'event.inspected' as const, event })),
    { type: 'actor.chosen', path: 'app/theme' },
    { type: 'query.typed', query: 'toggled' },
    { type: 'download.requested' },
  ],
  known: ({ actors: known, events: inspected, chosen, query }) => ({
    actors: known.map(({ path }) => path),
    events: inspected.length,
    chosen,
    query,
  }),
  isPossible: ({ context }, { type, event }) => type !== 'event.inspected' || event === events[context.events.length],
});
