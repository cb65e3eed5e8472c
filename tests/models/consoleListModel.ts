import { consoleListMachine } from '#machines/workspace/consoleListMachine.ts';
import { entry } from '../fakes/fakeProcesses.ts';
import { askingPorts } from './askingPorts.ts';
import { placesOf } from './boundaries.ts';
import { modelOf } from './engine/Model.ts';
import { response } from './response.ts';

/** As many as have a first, a middle and a last one. */
const ids = ['1', '2', '3'];

export const consoleListModel = modelOf({
  machine: consoleListMachine,
  input: (world) => ({ processes: askingPorts(world).processes, owner: world.owner }),
  events: [
    { type: 'tab.added' },
    ...[...placesOf(ids), '9'].flatMap((id) => [
      { type: 'tab.removed' as const, id },
      { type: 'tab.selected' as const, id },
    ]),
    { type: 'example.chosen', command: 'rostopic', args: 'echo -n1 /odom' },
    { type: 'response.received', response: response('p1') },
    { type: 'processes.changed', entries: [entry('p1')] },
    { type: 'console.executed', entry: entry('p1') },
    { type: 'console.awaited', processId: 'p1' },
  ],
  known: ({ tabs, activeId, last }) => ({ tabs: tabs.map(({ name }) => name), activeId, last }),
  isPossible: ({ context }, { type }) => type !== 'tab.added' || context['last'] < ids.length,
});
