/** A learner who looks at what was before: at what the file said, and at what the robot did. */
import { type Deed, one, say } from './deed.ts';
import { keptAndWatched } from './keptRunDeeds.ts';
import { scrubbed } from './scrubberDeeds.ts';

const file = 'workspace/program/file';
const versionList = 'workspace/program/versionList';

export const lookingBack = one(
  ...['list.requested', 'list.closed', 'version.left', 'restore.requested'].map((type) => say(versionList, { type })),
  say(versionList, { type: 'version.chosen', index: 0 }),
);

/** Something is saved and typed on; the saved text comes back, and what was typed is kept. Then the robot is seen as it was. */
export const lookedBack: readonly Deed[] = [
  say(file, { type: 'save.requested' }),
  ({ clock }) => clock.increment(500),
  say(file, { type: 'code.edited', changes: [{ from: 0, to: 0, insert: '#' }], length: 7 }),
  say(versionList, { type: 'list.requested' }),
  ({ clock }) => clock.increment(500),
  say(versionList, { type: 'version.chosen', index: 0 }),
  ({ clock }) => clock.increment(500),
  say(versionList, { type: 'restore.requested' }),
  ({ clock }) => clock.increment(500),
  ({ clock }) => clock.increment(500),
  ...scrubbed,
  ...keptAndWatched,
];
