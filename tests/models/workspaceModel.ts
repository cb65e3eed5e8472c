import { workspaceMachine } from '#machines/workspace/workspaceMachine.ts';
import { obstacleProblem } from '../fakes/fakeChallenges.ts';
import { entry } from '../fakes/fakeProcesses.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';
import { response } from './response.ts';

const stored = { code: 'print(1)', version: 'v2', savedAt: 2 };
const draft = { path: '/ws/src/a.py', code: 'print(1)', saved: '', base: null };
const frame = { type: 'subscribe_process', process_id: 'p1', request_id: 'p1:1' } as const;

export const workspaceModel = modelOf({
  machine: workspaceMachine,
  input: (world) => ({ ports: askingPorts(world), challengeId: 1, owner: world.owner }),
  events: [
    { type: 'challenge.changed', challengeId: 2 },
    { type: 'challenge.changed', challengeId: null },
    { type: 'retry.requested' },
    { type: 'build.requested' },
    { type: 'run.requested' },
    { type: 'notes.cleared' },
    { type: 'file.opened' },
    { type: 'file.loadFailed', detail: 'no disk' },
    { type: 'file.edited' },
    { type: 'file.setBack' },
    { type: 'file.saveRefused', suggestion: 'Look again' },
    { type: 'file.saveFailed', detail: 'disk full' },
    { type: 'file.saveCancelled' },
    { type: 'file.lent', draft },
    { type: 'file.unavailable' },
    { type: 'build.succeeded', stored, processId: 'b1' },
    { type: 'build.failed', stored, detail: 'invalid syntax' },
    { type: 'build.failed', stored: null, detail: 'no disk' },
    { type: 'build.broken', detail: 'Network Error' },
    { type: 'build.cancelled' },
    { type: 'build.emptyRefused' },
    { type: 'build.doubted', suggestion: 'Look again' },
    { type: 'build.released' },
    { type: 'run.completed' },
    { type: 'socket.closed' },
    { type: 'socket.sessionEnded' },
    { type: 'socket.received', frame: { type: 'welcome', message: 'Hello', epoch: 'e1' } },
    { type: 'socket.received', frame: response('p1') },
    { type: 'socket.printed', output: { processId: 'p1', from: 1, to: 2 } },
    { type: 'socket.refused', frame },
    { type: 'processList.framed', frame },
    { type: 'processList.noted', line: { kind: 'processNotFound' } },
    { type: 'processList.failed' },
    { type: 'processList.changed', entries: [entry('p1')] },
    { type: 'consoleList.executed', entry: entry('p1') },
    { type: 'consoleList.awaited', processId: 'p1' },
    { type: 'ros.commandsFailed' },
    answers('loadProblem', obstacleProblem),
    answers('loadProblem', null),
    breaks('loadProblem'),
  ],
  known: ({ challengeId, problem, notes }) => ({
    challenge: challengeId,
    problem: problem?.id ?? null,
    lastNote: notes.at(-1)?.line.kind ?? null,
  }),
  // What is noted changes nothing else: it is walked where a file is open, and forgotten before anything else.
  isPossible: ({ context, value }, { type }) =>
    /^(challenge|retry|xstate|notes)/.test(type) || (value === 'open' && context['notes'].length === 0),
});
