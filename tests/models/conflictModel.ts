import { conflictMachine } from '#machines/workspace/conflictMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';
import { texts } from './texts.ts';

export const conflictModel = modelOf({
  machine: conflictMachine,
  input: (world) => ({ files: askingPorts(world).files, path: '/ws/src/a.py' }),
  events: [
    { type: 'comparison.opened' },
    { type: 'comparison.closed' },
    answers('loadTheirs', { outcome: 'loaded', code: texts.long, version: 'v2', savedAt: null, build: null }),
    answers('loadTheirs', { outcome: 'absent' }),
    answers('loadTheirs', { outcome: 'binary', version: 'v3' }),
    answers('loadTheirs', { outcome: 'failed', detail: 'no disk' }),
    breaks('loadTheirs'),
  ],
  known: ({ theirs, fault }) => ({ theirs: theirs.length, ...(fault !== null && { fault }) }),
});
