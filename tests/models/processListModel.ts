import { processListMachine } from '#machines/workspace/processListMachine.ts';
import { entry } from '../fakes/fakeProcesses.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

const request = { process_id: 'p1', request_id: 'p1:1' };

export const processListModel = modelOf({
  machine: processListMachine,
  input: (world) => {
    const { processes, output, preferences } = askingPorts(world);
    return { processes, output, preferences, owner: world.owner };
  },
  events: [
    { type: 'connection.closed' },
    { type: 'frame.received', frame: { type: 'welcome', message: 'Hello', epoch: 'e1' } },
    { type: 'frame.received', frame: { type: 'welcome', message: 'Hello', epoch: 'e2' } },
    { type: 'frame.received', frame: { type: 'welcome', message: 'Hello', epoch: 'e3', arrival: 'lost' } },
    { type: 'frame.received', frame: { type: 'process_list', processes: [entry('p2'), entry('p1')] } },
    { type: 'frame.received', frame: { type: 'process_list', processes: [] } },
    { type: 'frame.received', frame: { type: 'subscribed', success: true, process_id: 'p1', error: null } },
    { type: 'frame.received', frame: { type: 'unsubscribed', success: true, process_id: 'p1', error: null } },
    { type: 'frame.received', frame: { type: 'process_stopped', success: true, process_id: 'p1', error: null } },
    { type: 'frame.received', frame: { type: 'error', error: 'bad frame' } },
    { type: 'frame.refused', frame: { type: 'subscribe_process', ...request } },
    { type: 'frame.refused', frame: { type: 'unsubscribe_process', ...request } },
    { type: 'output.printed', output: { processId: 'p1', from: 1, to: 2 } },
    { type: 'output.cleared' },
    { type: 'ended.cleared' },
    { type: 'process.executed', entry: entry('p1', { status: 'finished' }) },
    { type: 'process.awaited', processId: 'p1' },
    { type: 'process.framed', frame: { type: 'subscribe_process', ...request } },
    { type: 'process.noted', line: { kind: 'processNotFound' } },
    { type: 'process.subscribed', processId: 'p1' },
    { type: 'process.unsubscribed', processId: 'p1' },
    { type: 'retry.requested' },
    answers('listProcesses', [entry('p1')]),
    breaks('listProcesses'),
    answers('readMemory', 'subscribed=p1 cleared='),
    breaks('readMemory'),
  ],
  known: ({ entries, unlisted, subscribed, recalled, cleared, epoch }) => ({
    entries: entries.map(({ process_id, status }) => `${process_id} ${status}`),
    unlisted,
    subscribed,
    recalled,
    cleared,
    epoch,
  }),
  // What was taken off the list, and what is asked for again, is walked where little else is known: only lists matter to it.
  isPossible: ({ value, context: { entries, subscribed, recalled, cleared, epoch } }, { type, frame }) => {
    if (value === 'recalling') return type.includes('readMemory');
    if (cleared.length + recalled.length > 0) return frame?.type === 'process_list';
    if (type === 'ended.cleared') return value === 'loaded' && subscribed.length === 0 && epoch === null;
    return type !== 'process.subscribed' || entries.length > 0;
  },
});
