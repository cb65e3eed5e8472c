import { launchMachine } from '#machines/workspace/launchMachine.ts';
import { entry } from '../fakes/fakeProcesses.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, passes } from './engine/systemEvents.ts';

const path = '/ws/src/gazebo_test_pkg/scripts/sensor_subscriber.py';
const ended = entry('p1', { status: 'finished', end: { reason: 'exited', code: 1 } });
const stopped = entry('p1', { status: 'stopped', end: { reason: 'stopped' } });

export const launchModel = modelOf({
  machine: launchMachine,
  input: (world) => ({ processes: askingPorts(world).processes, owner: world.owner }),
  events: [
    { type: 'start.requested' },
    { type: 'start.requested', forRun: true },
    { type: 'run.ended' },
    { type: 'stop.requested' },
    { type: 'outcome.dismissed' },
    { type: 'problem.opened', path },
    { type: 'problem.opened', path: '/ws/src/notes.py' },
    { type: 'problem.closed' },
    { type: 'program.built', version: 'v1' },
    { type: 'program.unbuilt', reason: 'failed', detail: 'invalid syntax' },
    { type: 'program.unbuilt', reason: 'unavailable', detail: null },
    { type: 'program.busy' },
    { type: 'runtime.connected' },
    { type: 'runtime.disconnected' },
    { type: 'runtime.changed', entries: [] },
    { type: 'runtime.changed', entries: [entry('p1')] },
    { type: 'runtime.changed', entries: [ended] },
    answers('execute', { outcome: 'done', process: entry('p1') }),
    answers('execute', { outcome: 'done', process: ended }),
    answers('execute', { outcome: 'refused', detail: 'no sandbox' }),
    answers('execute', { outcome: 'refused', detail: null }),
    answers('execute', { outcome: 'outdated' }),
    answers('execute', { outcome: 'unreachable', message: 'Network Error' }),
    breaks('execute'),
    answers('stopProcess', { outcome: 'done', process: stopped }),
    answers('stopProcess', { outcome: 'done', process: entry('p1') }),
    answers('stopProcess', { outcome: 'refused', detail: 'not yours' }),
    answers('stopProcess', { outcome: 'refused', detail: null }),
    answers('stopProcess', { outcome: 'unreachable', message: 'Network Error' }),
    breaks('stopProcess'),
    passes('connectDelay', 'launch.control.connecting'),
  ],
  known: ({ path: known, entries, ended: buried, outcome }) => ({
    file: known,
    process: entries[0]?.status ?? null,
    buried,
    outcome: outcome?.kind ?? null,
  }),
});
