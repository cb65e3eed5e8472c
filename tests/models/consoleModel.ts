import type { ConsoleContext } from '#machines/workspace/consoleContext.ts';
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
    { type: 'command.chosen', command: 'rosrun' },
    { type: 'command.filled', command: 'rosnode', args: 'info /robot' },
    { type: 'command.recalled', direction: 'older' },
    { type: 'command.recalled', direction: 'newer' },
    { type: 'args.typed', args: 'list -a' },
    { type: 'processName.typed', processName: ' ' },
    { type: 'processName.typed', processName: ' talker ' },
    { type: 'processName.left' },
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
    passes('responseDelay', 'console.answers.awaited'),
  ],
  known: (context) => ({
    hasCommand: context.command !== '',
    hasName: context.processName.trim() !== '',
    autoSubscribe: context.autoSubscribe,
    process: context.processId,
    ended: context.ended,
    own: [...new Set(context.own)],
    recall: recallOf(context),
    early: context.early.map(({ process_id }) => process_id),
  }),
  // What only fills the form in is walked while nothing that was started is on its way.
  isPossible: ({ value, context }, { type, command, direction }) => {
    const isQuiet =
      value.form !== 'executing' &&
      value.subscription === 'idle' &&
      value.command !== 'over' &&
      value.answers === 'none';
    const recall = recallOf(context);
    if (type === 'xstate.after.responseDelay.console.answers.awaited') return true;
    if (value.answers === 'awaited') return ['response.received', 'processes.changed'].includes(type);
    if (type === 'processes.changed') return value.form !== 'executing' && value.subscription === 'idle';
    if (recall === 'shown') return direction === 'newer' || type === 'args.typed';
    if (type === 'command.recalled') return isQuiet && direction === 'older' && recall === 'same';
    if (type === 'command.filled' || command === 'rosrun') return isQuiet && value.command === 'none';
    return type !== 'response.received' || context.early.length < 1;
  },
});

/** How the form stands to the command that was executed last. */
function recallOf({ recent: [last], place, command, processName, autoSubscribe }: ConsoleContext) {
  if (place >= 0) return 'shown';
  if (last === undefined) return 'none';
  const isSame = last.command === command && last.processName === processName && last.autoSubscribe === autoSubscribe;
  return isSame ? 'same' : 'other';
}
