import { doctorMachine } from '#machines/workspace/doctorMachine.ts';
import { entry } from '../fakes/fakeProcesses.ts';
import { still } from '../machines/doctor/snapshots.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, passes } from './engine/systemEvents.ts';

const calm = { topics: still.topics, robot: { ...still.robot, driven: 1 }, programs: [] };
const stuck = { topics: [], robot: null, programs: [] };

export const doctorModel = modelOf({
  machine: doctorMachine,
  input: (world) => ({ ros: askingPorts(world).ros }),
  events: [
    { type: 'examination.requested' },
    { type: 'findings.dismissed' },
    { type: 'graph.dismissed' },
    { type: 'processes.changed', entries: [] },
    { type: 'processes.changed', entries: [entry('p1', { status: 'running' })] },
    { type: 'processes.changed', entries: [entry('p2', { status: 'running' }), entry('p1', { status: 'running' })] },
    { type: 'processes.changed', entries: [entry('p3', { status: 'running', command: 'rostopic list' })] },
    passes('doctorDelay', 'doctor.attending'),
    answers('examine', calm),
    answers('examine', stuck),
    breaks('examine'),
  ],
  known: ({ attended, findings, graph, isOutdated, error }) => ({
    attended,
    findings: findings.length,
    drawn: graph === null ? null : graph.topics.length,
    isOutdated,
    error,
  }),
});
