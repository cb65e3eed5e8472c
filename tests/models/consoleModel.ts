import { consoleMachine } from '#machines/workspace/consoleMachine.ts';
import { entry } from '../fakes/fakeProcesses.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, passes } from './engine/systemEvents.ts';
import { response } from './response.ts';

export const consoleModel = modelOf({
  machine: consoleMachine,
  input: (world) => ({ id: '1', name: 'Console', processes: askingPorts(world).processes, owner: world.owner }),
  events: [
    { type: 'command.chosen', command: 'rosnode' },
    { type: 'args.typed', args: 'list -a' },
    { type: 'processName.typed', processName: ' ' },
    { type: 'processName.typed', processName: ' talker ' },
    { type: 'longRunning.switched', isLongRunning: true },
    { type: 'autoSubscribe.switched', autoSubscribe: true },
    { type: 'execute.requested' },
    { type: 'response.received', response: response('p1') },
    { type: 'response.received', response: response('p2', 'no master') },
    { type: 'processes.changed', entries: [entry('p1')] },
    { type: 'processes.changed', entries: [entry('p1', { status: 'finished' })] },
    { type: 'history.cleared' },
    answers('execute', { outcome: 'done', process: entry('p1') }),
    answers('execute', { outcome: 'done', process: entry('p2', { status: 'finished' }) }),
    answers('execute', { outcome: 'refused', detail: 'not that command' }),
    answers('execute', { outcome: 'refused', detail: null }),
    answers('execute', { outcome: 'unreachable', message: 'Network Error' }),
    breaks('execute'),
    passes('autoSubscribeDelay', 'console.subscription.scheduled'),
  ],
  known: ({ command, processName, autoSubscribe, processId, early }) => ({
    hasCommand: command !== '',
    hasName: processName.trim() !== '',
    autoSubscribe,
    process: processId,
    early: early.map(({ process_id }) => process_id),
  }),
  isPossible: ({ context }, { type }) => type !== 'response.received' || context['early'].length < 1,
});
