import { inspectionMachine } from '#machines/recording/inspectionMachine.ts';
import { modelOf } from './engine/Model.ts';

const nothing = () => undefined;
const actors = [{ path: 'app', machine: 'app', states: ['starting'] }];
const event = { number: 1, from: null, to: 'app/theme', type: 'theme.toggled', json: '{"type":"theme.toggled"}' };

export const inspectionModel = modelOf({
  machine: inspectionMachine,
  input: () => ({ inspection: { watch: () => nothing, requestLog: nothing } }),
  events: [
    { type: 'visit.described', actors, events: [] },
    { type: 'actors.changed', actors: [...actors, { path: 'app/theme', machine: 'theme', states: ['light'] }] },
    { type: 'event.inspected', event },
    { type: 'actor.chosen', path: 'app/theme' },
    { type: 'query.typed', query: 'toggled' },
    { type: 'download.requested' },
  ],
  known: ({ actors: known, events, chosen, query }) => ({
    actors: known.map(({ path }) => path),
    events: events.length,
    chosen,
    query,
  }),
  isPossible: ({ context }, { type }) => type !== 'event.inspected' || context.events.length < 2,
});
