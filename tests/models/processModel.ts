import type { ProcessStatus } from '#contract/entities.ts';
import { processMachine } from '#machines/workspace/processMachine.ts';
import { entry } from '../fakes/fakeProcesses.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, passes } from './engine/systemEvents.ts';
import type { World } from './engine/World.ts';

function inputOf(world: World, status: ProcessStatus) {
  const { processes, output } = askingPorts(world);
  return { entry: entry('p1', { status }), processes, output, owner: world.owner };
}

export const processModel = modelOf({
  machine: processMachine,
  input: (world) => inputOf(world, 'running'),
  otherInputs: (world) => [inputOf(world, 'finished')],
  events: [
    { type: 'entry.changed', entry: entry('p1', { subscribers: 1 }) },
    { type: 'entry.changed', entry: entry('p1', { status: 'finished', end: { reason: 'exited', code: 1 } }) },
    { type: 'entry.changed', entry: entry('p1', { status: 'stopped', end: { reason: 'stopped' } }) },
    { type: 'stop.requested' },
    { type: 'stop.answered', success: true, error: null },
    { type: 'stop.answered', success: false, error: 'no such process' },
    { type: 'subscribe.requested' },
    { type: 'unsubscribe.requested' },
    { type: 'subscribe.answered', success: true },
    { type: 'subscribe.answered', success: false },
    { type: 'subscribe.refused' },
    { type: 'unsubscribe.answered' },
    { type: 'connection.closed' },
    { type: 'connection.resumed' },
    { type: 'connection.reset' },
    { type: 'output.printed', output: { processId: 'p1', from: 1, to: 3 } },
    { type: 'size.toggled' },
    answers('stopProcess', { outcome: 'done', process: entry('p1', { status: 'stopped' }) }),
    answers('stopProcess', { outcome: 'done', process: entry('p1') }),
    answers('stopProcess', { outcome: 'refused', detail: 'not yours' }),
    answers('stopProcess', { outcome: 'refused', detail: null }),
    answers('stopProcess', { outcome: 'unreachable', message: 'Network Error' }),
    breaks('stopProcess'),
    passes('subscribeDelay', 'process.subscription.subscribing'),
    passes('outputEndDelay', 'process.subscription.ending'),
  ],
  known: ({ entry: { status }, seen }) => ({ status, seen }),
  // The size of its entry changes nothing else: it is walked where little else goes on.
  isPossible: ({ value }, { type }) =>
    type !== 'size.toggled' || (value as { subscription: string }).subscription === 'unsubscribed',
});
