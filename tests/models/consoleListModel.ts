import { consoleListMachine } from '#machines/workspace/consoleListMachine.ts';
import { entry } from '../fakes/fakeProcesses.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { response } from './response.ts';

export const consoleListModel = modelOf({
  machine: consoleListMachine,
  input: (world) => ({ processes: askingPorts(world).processes, owner: world.owner }),
  events: [
    { type: 'tab.added' },
    { type: 'tab.removed', id: '1' },
    { type: 'tab.removed', id: '2' },
    { type: 'tab.removed', id: '9' },
    { type: 'tab.selected', id: '1' },
    { type: 'tab.selected', id: '9' },
    { type: 'example.chosen', command: 'rostopic', args: 'echo -n1 /odom' },
    { type: 'response.received', response: response('p1') },
    { type: 'processes.changed', entries: [entry('p1')] },
    { type: 'console.executed', entry: entry('p1') },
    { type: 'console.awaited', processId: 'p1' },
  ],
  known: ({ tabs, activeId, last }) => ({ tabs: tabs.map(({ name }) => name), activeId, last }),
  isPossible: ({ context }, { type }) => type !== 'tab.added' || context['last'] < 3,
});
