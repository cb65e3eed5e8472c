import { versionListMachine } from '#machines/workspace/versionListMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks } from './engine/systemEvents.ts';
import { texts } from './texts.ts';

const path = '/ws/src/a.py';
const at = '1971-01-01T00:00:00.000Z';
const saved = {
  version: 'v2',
  size: 200,
  marks: [
    { kind: 'saved', at },
    { kind: 'built', at },
  ],
};
const starter = { version: 'v1', size: 15, marks: [{ kind: 'starter', at: null }] };
const draft = { path, code: texts.short, saved: texts.short, base: 'v2' };

export const versionListModel = modelOf({
  machine: versionListMachine,
  input: (world) => ({ files: askingPorts(world).files, owner: world.owner }),
  events: [
    { type: 'text.opened', path },
    { type: 'text.closed' },
    { type: 'text.given', draft },
    { type: 'text.given', draft: { ...draft, code: texts.long } },
    { type: 'text.restored' },
    { type: 'list.requested' },
    { type: 'list.closed' },
    { type: 'version.chosen', index: 0 },
    { type: 'version.chosen', index: 1 },
    { type: 'version.left' },
    { type: 'restore.requested' },
    answers('listVersions', { outcome: 'listed', versions: [], current: null }),
    answers('listVersions', { outcome: 'listed', versions: [saved, starter], current: 'v2' }),
    answers('listVersions', { outcome: 'failed', detail: 'no disk' }),
    breaks('listVersions'),
    answers('readVersion', { outcome: 'read', code: texts.long }),
    answers('readVersion', { outcome: 'failed', detail: 'no such version' }),
    breaks('readVersion'),
    answers('keepText', { outcome: 'kept' }),
    answers('keepText', { outcome: 'failed', detail: 'disk full' }),
    breaks('keepText'),
  ],
  known: ({ versions, chosen, code, fault }, snapshot) => ({
    versions: versions.length,
    ...(chosen !== null && { chosen: chosen.version }),
    ...(snapshot.hasTag('compared') && { code: code.length }),
    ...(fault !== null && { fault: fault.kind }),
  }),
  // Somebody chooses from what is listed.
  isPossible: ({ context }, event) =>
    event.type !== 'version.chosen' || Number(event['index']) < context.versions.length,
});
