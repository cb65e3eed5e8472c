import { recoveryMachine } from '#machines/workspace/recoveryMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';
import { texts } from './texts.ts';

const opened = { path: '/ws/src/a.py', code: texts.short, saved: texts.short, base: 'v1' };

export const recoveryModel = modelOf({
  machine: recoveryMachine,
  input: (world) => ({ drafts: askingPorts(world).drafts, userId: 'u1', owner: world.owner }),
  events: [
    { type: 'text.opened', draft: opened },
    { type: 'text.closed' },
    { type: 'text.restored' },
    { type: 'comparison.opened' },
    { type: 'comparison.closed' },
    { type: 'restore.requested' },
    { type: 'discard.requested' },
    answers('findDraft', { outcome: 'absent' }),
    answers('findDraft', { outcome: 'failed', fault: 'unavailable' }),
    answers('findDraft', { outcome: 'found', draft: { id: 'd1', code: texts.long, base: 'v0', keptAt: 1 } }),
    answers('findDraft', { outcome: 'found', draft: { id: 'd2', code: texts.long, base: 'v1', keptAt: 2 } }),
    answers('findDraft', { outcome: 'found', draft: { id: 'd3', code: texts.short, base: 'v0', keptAt: 3 } }),
    breaks('findDraft'),
    answers('discardDraft'),
    breaks('discardDraft'),
  ],
  known: ({ found }) => ({ ...(found !== null && { found: found.id }) }),
});
