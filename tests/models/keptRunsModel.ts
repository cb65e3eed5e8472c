import { RUN_NAME_LENGTH } from '#machines/workspace/keptRunsEvents.ts';
import { keptRunsMachine } from '#machines/workspace/keptRunsMachine.ts';
import type { NamedRun } from '#machines/ports/keptRunsPort.ts';
import { askingPorts } from './askingPorts.ts';
import { around, ofLength, withBlanks } from './boundaries.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

const keptAt = Date.parse('2026-01-01T00:00:00.000Z');
const here = { id: 'k1', name: 'First try', world: null, keptAt, seconds: 12.34 };
const elsewhere = { id: 'k2', name: 'Maze', world: 2, keptAt, seconds: 600 };

const longest = around(RUN_NAME_LENGTH);

export const keptRunsModel = modelOf({
  machine: keptRunsMachine,
  input: (world) => ({ keptRuns: askingPorts(world).keptRuns, userId: 'u1', owner: world.owner }),
  events: [
    { type: 'list.requested' },
    { type: 'list.closed' },
    { type: 'name.typed', name: '' },
    { type: 'name.typed', name: withBlanks(ofLength(longest.at)) },
    { type: 'name.typed', name: ofLength(longest.over) },
    { type: 'keep.requested' },
    { type: 'run.chosen', id: 'k1' },
    { type: 'run.compared', id: 'k1' },
    { type: 'run.offered', run: elsewhere },
    { type: 'removal.requested', id: 'k1' },
    { type: 'removal.confirmed' },
    { type: 'removal.declined' },
    answers('listRuns', { outcome: 'listed', runs: [] }),
    answers('listRuns', { outcome: 'listed', runs: [here, elsewhere] }),
    answers('listRuns', { outcome: 'failed', fault: 'unavailable' }),
    breaks('listRuns'),
    answers('keepRun', { outcome: 'listed', runs: [here, elsewhere] }),
    answers('keepRun', { outcome: 'failed', fault: 'tooMany' }),
    breaks('keepRun'),
    answers('loadRun', { outcome: 'loaded' }),
    answers('loadRun', { outcome: 'failed', fault: 'damaged' }),
    breaks('loadRun'),
    answers('dropRun', { outcome: 'listed', runs: [] }),
    answers('dropRun', { outcome: 'failed', fault: 'unavailable' }),
    breaks('dropRun'),
  ],
  known: ({ runs, name, fault }) => ({ runs: runs.length, name: name.trim().length, fault }),
  // Somebody chooses from what is listed.
  isPossible: ({ context }, event) => {
    const wanted = event.type === 'run.offered' ? elsewhere.id : event['id'];
    return wanted === undefined || context.runs.some(({ id }: NamedRun) => id === wanted);
  },
});
