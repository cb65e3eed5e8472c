import { visitListMachine } from '#machines/recording/visitListMachine.ts';
import type { KeptVisit } from '#machines/ports/visitPort.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

const begunAt = Date.parse('1971-01-01T00:00:00.000Z');
const crashed = { id: 'v1', begunAt, keptAt: begunAt + 90_000, events: 12, isOver: false, page: 'workspace' };
const left = { id: 'v2', begunAt: begunAt - 9_000_000, keptAt: begunAt - 1, events: 3400, isOver: true, page: 'home' };
const header = { version: '1', build: 'b1', t0: begunAt };
const log = { outcome: 'read', header, segments: [] } as const;

export const visitListModel = modelOf({
  machine: visitListMachine,
  input: (world) => ({ log: askingPorts(world).log, userId: 'u1', owner: world.owner }),
  events: [
    { type: 'list.requested' },
    { type: 'visit.chosen', id: 'v1' },
    { type: 'download.requested', id: 'v1' },
    answers('listVisits', { outcome: 'listed', visits: [], since: begunAt }),
    answers('listVisits', { outcome: 'listed', visits: [crashed, left], since: begunAt + 100_000 }),
    answers('listVisits', { outcome: 'failed', fault: 'unavailable' }),
    breaks('listVisits'),
    answers('readVisit', log),
    answers('readVisit', { outcome: 'failed', fault: 'gone' }),
    breaks('readVisit'),
    answers('giveVisit', log),
    answers('giveVisit', { outcome: 'failed', fault: 'gone' }),
    breaks('giveVisit'),
  ],
  known: ({ visits, fault }) => ({ visits: visits.length, fault }),
  // Somebody chooses from what is listed.
  isPossible: ({ context }, event) =>
    event['id'] === undefined || context.visits.some(({ id }: KeptVisit) => id === event['id']),
});
