import { programMachine } from '#machines/workspace/programMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';

const stored = { code: 'print(1)', version: 'v2', savedAt: 2 };
const draft = { path: '/ws/src/a.py', code: 'print(1)', saved: '', base: null };
const built = { outcome: 'succeeded', processId: 'b1', version: 'v2', savedAt: 2, size: 8 } as const;

export const programModel = modelOf({
  machine: programMachine,
  input: (world) => {
    const { files, drafts, builds, challenges, runClock, verdicts } = askingPorts(world);
    return { files, drafts, builds, challenges, runClock, verdicts, userId: 'u1', owner: world.owner };
  },
  events: [
    { type: 'problem.opened', path: '/ws/src/a.py', packages: ['gazebo_test_pkg'], challengeId: 1 },
    { type: 'problem.opened', path: '/ws/src/a.py', packages: [], challengeId: null },
    { type: 'problem.closed' },
    { type: 'build.requested' },
    { type: 'start.requested' },
    { type: 'file.opened', draft, build: null },
    { type: 'file.opened', draft, build: built },
    { type: 'file.loadFailed', detail: 'no disk', draft },
    { type: 'file.edited' },
    { type: 'file.restored' },
    { type: 'file.replaced' },
    { type: 'version.due' },
    { type: 'version.wanted', code: 'print(3)' },
    { type: 'file.drafted', draft },
    { type: 'draft.due' },
    { type: 'draft.failed', fault: 'full' },
    { type: 'recovery.wanted', code: 'print(2)', base: 'v1' },
    { type: 'recovery.completed', id: 'd1' },
    { type: 'recovery.failed' },
    { type: 'file.modified' },
    { type: 'file.synchronised' },
    { type: 'file.saved', path: '/ws/src/a.py' },
    { type: 'file.setBack' },
    { type: 'file.saveRefused', reason: 'changed_on_disk' },
    { type: 'file.saveFailed', detail: 'disk full' },
    { type: 'file.saveCancelled' },
    { type: 'file.locked', draft },
    { type: 'file.unlocked' },
    { type: 'file.unavailable' },
    { type: 'file.undecided' },
    { type: 'build.succeeded', stored, processId: 'b1' },
    { type: 'build.failed', stored, detail: 'invalid syntax' },
    { type: 'build.failed', stored: null, detail: 'no disk' },
    { type: 'build.broken', detail: 'Network Error' },
    { type: 'build.cancelled' },
    { type: 'build.withdrawn' },
    { type: 'build.emptyRefused' },
    { type: 'build.refused', reason: 'changed_on_disk' },
    { type: 'build.interrupted', detail: 'Network Error' },
    { type: 'build.released' },
    { type: 'build.submitted', code: 'print(1)' },
    { type: 'build.current', version: 'v1' },
    { type: 'build.discarded' },
    { type: 'start.outdated' },
    { type: 'runtime.connected' },
    { type: 'build.outdated' },
    { type: 'run.began' },
    { type: 'run.completed' },
    { type: 'submission.stored' },
    { type: 'submission.failed', detail: 'no database' },
  ],
  known: ({ path, builtPath, packages, challengeId }) => ({ packages, challengeId, isBuilt: path === builtPath }),
});
