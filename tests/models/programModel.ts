import { programMachine } from '#machines/workspace/programMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';

const stored = { code: 'print(1)', version: 'v2', savedAt: 2 };
const draft = { path: '/ws/src/a.py', code: 'print(1)', saved: '', base: null };

export const programModel = modelOf({
  machine: programMachine,
  input: (world) => {
    const { files, builds } = askingPorts(world);
    return { files, builds, owner: world.owner };
  },
  events: [
    { type: 'problem.opened', path: '/ws/src/a.py', packages: ['gazebo_test_pkg'] },
    { type: 'problem.closed' },
    { type: 'build.requested' },
    { type: 'start.requested' },
    { type: 'file.opened' },
    { type: 'file.loadFailed', detail: 'no disk' },
    { type: 'file.edited' },
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
    { type: 'build.succeeded', stored, processId: 'b1' },
    { type: 'build.failed', stored, detail: 'invalid syntax' },
    { type: 'build.failed', stored: null, detail: 'no disk' },
    { type: 'build.broken', detail: 'Network Error' },
    { type: 'build.cancelled' },
    { type: 'build.emptyRefused' },
    { type: 'build.refused', reason: 'changed_on_disk' },
    { type: 'build.interrupted', detail: 'Network Error' },
    { type: 'build.released' },
    { type: 'build.current' },
    { type: 'build.outdated' },
    { type: 'run.began' },
    { type: 'run.completed' },
  ],
  known: ({ packages }) => ({ packages }),
});
