import { workspaceMachine } from '#machines/workspace/workspaceMachine.ts';
import { obstacleProblem } from '../fakes/fakeChallenges.ts';
import { entry } from '../fakes/fakeProcesses.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';

/** What takes notes back. */
const resolving: ReadonlySet<string> = new Set(['program.built', 'runtime.connected']);

export const workspaceModel = modelOf({
  machine: workspaceMachine,
  input: (world) => ({ ports: askingPorts(world), challengeId: 1, userId: 'u1', owner: world.owner }),
  events: [
    { type: 'challenge.changed', challengeId: 2 },
    { type: 'challenge.changed', challengeId: null },
    { type: 'retry.requested' },
    { type: 'notes.cleared' },
    { type: 'note.dismissed', seq: 1 },
    { type: 'program.noted', lines: [{ kind: 'saveFailed', detail: 'disk full' }] },
    { type: 'program.noted', lines: [{ kind: 'buildFailed', detail: 'invalid syntax' }] },
    { type: 'program.opened' },
    { type: 'program.built', version: 'v1' },
    { type: 'launch.outdated' },
    { type: 'program.unbuilt', reason: 'failed', detail: 'invalid syntax' },
    { type: 'program.busy' },
    { type: 'program.runBegan' },
    { type: 'program.runEnded' },
    { type: 'program.modified' },
    { type: 'program.synchronised' },
    { type: 'program.saved', path: obstacleProblem.file_path },
    { type: 'program.saved', path: '/ws/src/other.py' },
    { type: 'runtime.executed', command: 'rosrun gazebo_test_pkg a.py' },
    { type: 'runtime.executed', command: 'rosnode list' },
    { type: 'runtime.noted', lines: [{ kind: 'sessionEnded' }] },
    { type: 'runtime.loadFailed', resource: 'commands' },
    { type: 'runtime.printed' },
    { type: 'runtime.ended' },
    { type: 'runtime.connected' },
    { type: 'runtime.disconnected' },
    { type: 'runtime.changed', entries: [entry('p1')] },
    { type: 'world.arrived' },
    { type: 'world.failed', lines: [{ kind: 'worldFailed', detail: 'no robot' }] },
    { type: 'welcome.noted', lines: [{ kind: 'subscriptionRefused', detail: 'no' }] },
    { type: 'welcome.pointed', panel: 'output' },
    { type: 'welcome.noticed', notice: { kind: 'demoSubscribed' } },
    { type: 'launch.began' },
    { type: 'launch.requested' },
    { type: 'launch.started', entry: entry('p1') },
    answers('loadProblem', obstacleProblem),
    answers('loadProblem', null),
    breaks('loadProblem'),
    answers('startChallenge'),
    breaks('startChallenge'),
    answers('startLeft'),
    breaks('startLeft'),
  ],
  known: ({ challengeId, problem, left, notes }) => ({
    hasLeft: left !== null,
    challenge: challengeId,
    problemId: problem?.id ?? null,
    lastNote: notes.at(-1)?.line.kind ?? null,
    isDismissed: notes.at(-1)?.isDismissed ?? false,
  }),
  // What is noted changes nothing else: it is walked where a file is open, and forgotten before anything else.
  isPossible: (snapshot, { type }) => {
    const [note] = snapshot.context['notes'];
    if (type === 'note.dismissed') return note !== undefined && note.isDismissed !== true;
    if (/^(challenge|retry|xstate|notes)/.test(type)) return true;
    return snapshot.matches({ problem: 'open' }) && (note === undefined || resolving.has(type));
  },
});
