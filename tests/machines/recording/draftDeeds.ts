/** What becomes of a text that an earlier visit did not save. */
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { canaries, canaryUser } from './canaries.ts';
import { type Deed, one, say } from './deed.ts';

const file = 'workspace/program/file';
const build = 'workspace/program/build';
const recovery = 'workspace/program/recovery';

const leftBehind = {
  id: 'earlier',
  userId: canaryUser.id,
  path: obstacleProblem.file_path,
  code: `# ${canaries.email}\n`,
  base: 'older',
  keptAt: 1,
};

export const recovering = one(
  ...['comparison.opened', 'comparison.closed', 'restore.requested', 'discard.requested'].map((type) =>
    say(recovery, { type }),
  ),
  ({ ports }) => ports.drafts.fail('full'),
  ({ ports }) => ports.drafts.heal(),
);

/** It is offered and discarded; another one comes back, is typed on, and saved. */
export const recovered: readonly Deed[] = [
  ({ ports }) => ports.auth.announce('signedIn', canaryUser),
  ({ ports }) => void ports.drafts.kept.push(leftBehind),
  ({ ports }) => ports.location.move('/challenge'),
  ({ ports }) => ports.location.move('/challenge/1'),
  ({ clock }) => clock.increment(100),
  say(recovery, { type: 'discard.requested' }),
  say(file, { type: 'draft.restored', code: 'typed', base: 'older' }),
  ({ clock }) => clock.increment(500),
  say(file, { type: 'code.edited', changes: [{ from: 0, to: 0, insert: '#' }], length: 6 }),
  ({ clock }) => clock.increment(500),
  say(file, { type: 'save.requested' }),
  say(file, { type: 'overwrite.confirmed' }),
  ({ clock }) => clock.increment(500),
  ({ clock }) => clock.increment(500),
];

/** The file was changed elsewhere; the learner looks at both texts and keeps theirs, and meets the same when they build. */
export const conflicted: readonly Deed[] = [
  ({ ports }) => ports.auth.announce('signedIn', canaryUser),
  ({ ports }) => ports.location.move('/challenge/1'),
  ({ clock }) => clock.increment(100),
  ({ ports }) => void (ports.files.disk[obstacleProblem.file_path] = 'changed by somebody else\n'),
  say(file, { type: 'code.edited', changes: [{ from: 0, to: 0, insert: 'mine' }], length: 4 }),
  say(file, { type: 'save.requested' }),
  ({ clock }) => clock.increment(100),
  say(`${file}/conflict`, { type: 'comparison.opened' }),
  ({ clock }) => clock.increment(100),
  say(file, { type: 'overwrite.confirmed' }),
  ({ clock }) => clock.increment(100),
  ({ ports }) => void (ports.files.disk[obstacleProblem.file_path] = 'changed once more\n'),
  say('workspace/program', { type: 'build.requested' }),
  ({ clock }) => clock.increment(100),
  say(`${build}/conflict`, { type: 'comparison.opened' }),
  ({ clock }) => clock.increment(100),
];
