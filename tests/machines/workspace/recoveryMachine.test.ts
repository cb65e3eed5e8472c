import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { RecoveryReport } from '#machines/workspace/recoveryEvents.ts';
import { recoveryMachine } from '#machines/workspace/recoveryMachine.ts';
import { selectIsComparing, selectIsOutrun, selectOffer } from '#machines/workspace/recoverySelectors.ts';
import { fakeDrafts } from '../../fakes/fakeDrafts.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { path, textOf } from './openDraft.ts';

const earlier = { id: 'd1', userId: 'u1', path, code: 'print(7)', base: 'sha256-print(1)', keptAt: 7 };

/** What is offered when a file is opened in a browser that keeps these drafts. */
function openRecovery(kept: Parameters<typeof fakeDrafts>[0] = [earlier]) {
  const drafts = fakeDrafts(kept);
  const owner = fakeOwner<RecoveryReport>();
  const recovery = createActor(recoveryMachine, { input: { drafts, userId: 'u1', owner: owner.actor } }).start();
  const rested = () => waitFor(recovery, (snapshot) => !snapshot.matches('looking') && !snapshot.matches('discarding'));
  const open = async (draft = textOf('print(1)')) => {
    recovery.send({ type: 'text.opened', draft });
    await rested();
  };
  const offer = () => selectOffer(recovery.getSnapshot());
  return { recovery, drafts, reports: owner.reports, open, rested, offer };
}

it('offers what was typed before, and brings nothing of it into the editor by itself', async () => {
  const { recovery, reports, open, offer } = openRecovery();
  await open();
  expect(offer()).toMatchObject({ code: 'print(7)', keptAt: 7 });
  expect(selectIsOutrun(recovery.getSnapshot())).toBe(false);
  expect(reports).toEqual([]);
});

it.each([
  { whose: 'another learner', other: { userId: 'u2' } },
  { whose: 'another file', other: { path: '/ws/b.py' } },
])('never offers what belongs to $whose', async ({ other }) => {
  const { drafts, open, offer } = openRecovery([{ ...earlier, ...other }]);
  await open();
  expect(offer()).toBeNull();
  expect(drafts.kept).toHaveLength(1);
});

it('removes what says the same as is stored, without a word', async () => {
  const { drafts, reports, open, offer } = openRecovery([{ ...earlier, code: 'print(1)' }]);
  await open();
  expect(offer()).toBeNull();
  expect(drafts.kept).toEqual([]);
  expect(reports).toEqual([]);
});

it('knows that the file was stored anew since', async () => {
  const { recovery, open } = openRecovery([{ ...earlier, base: 'sha256-older' }]);
  await open();
  expect(selectIsOutrun(recovery.getSnapshot())).toBe(true);
});

it('does not say so where nothing is offered', async () => {
  const { recovery, open } = openRecovery([]);
  await open();
  expect(selectIsOutrun(recovery.getSnapshot())).toBe(false);
});

it('does not say so of a file that could not be loaded', async () => {
  const { recovery, open } = openRecovery();
  await open({ path, code: '', saved: '', base: undefined });
  expect(selectIsOutrun(recovery.getSnapshot())).toBe(false);
});

it('shows the draft beside the text for as long as the learner compares them', async () => {
  const { recovery, open, offer } = openRecovery();
  await open();
  recovery.send({ type: 'comparison.opened' });
  expect(selectIsComparing(recovery.getSnapshot())).toBe(true);
  recovery.send({ type: 'comparison.closed' });
  expect(selectIsComparing(recovery.getSnapshot())).toBe(false);
  expect(offer()?.id).toBe('d1');
});

it('gives the draft back from the version it was made from, and offers it until it is in the editor', async () => {
  const { recovery, reports, open, offer } = openRecovery([{ ...earlier, base: 'sha256-older' }]);
  await open();
  recovery.send({ type: 'restore.requested' });
  expect(reports).toEqual([{ type: 'recovery.wanted', code: 'print(7)', base: 'sha256-older' }]);
  expect(offer()?.id).toBe('d1');
  recovery.send({ type: 'text.restored' });
  expect(offer()).toBeNull();
  expect(reports.at(-1)).toEqual({ type: 'recovery.completed', id: 'd1' });
});

it('removes what is discarded', async () => {
  const { recovery, drafts, open, rested, offer } = openRecovery();
  await open();
  recovery.send({ type: 'discard.requested' });
  expect(offer()).toBeNull();
  await rested();
  expect(drafts.kept).toEqual([]);
});

it('offers what could not be discarded once more the next time', async () => {
  const { recovery, drafts, open, rested, offer } = openRecovery();
  await open();
  drafts.break();
  recovery.send({ type: 'discard.requested' });
  await rested();
  expect(offer()).toBeNull();
  drafts.heal();
  await open();
  expect(offer()?.id).toBe('d1');
});

it('offers nothing once the file is closed, and leaves the draft where it is', async () => {
  const { recovery, drafts, open, offer } = openRecovery();
  await open();
  recovery.send({ type: 'text.closed' });
  expect(offer()).toBeNull();
  const { opened, found } = recovery.getSnapshot().context;
  expect([opened, found]).toEqual([{ path: '', code: '', saved: '', base: undefined }, null]);
  expect(selectIsOutrun(recovery.getSnapshot())).toBe(false);
  expect(drafts.kept).toHaveLength(1);
});

it.each(['fail', 'break'] as const)('says that nothing could be looked for (%s)', async (trouble) => {
  const { drafts, reports, open, offer } = openRecovery();
  if (trouble === 'fail') drafts.fail('unavailable');
  else drafts.break();
  await open();
  expect(offer()).toBeNull();
  expect(reports).toEqual([{ type: 'recovery.failed' }]);
});
