import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { VersionListReport } from '#machines/workspace/versionListEvents.ts';
import { versionListMachine } from '#machines/workspace/versionListMachine.ts';
import {
  selectChosen,
  selectComparedCode,
  selectCurrent,
  selectFault,
  selectIsListed,
  selectIsReading,
  selectVersions,
} from '#machines/workspace/versionListSelectors.ts';
import { fakeFiles, versionOf } from '../../fakes/fakeFiles.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

const path = '/ws/src/a.py';

/** The versions of a file that was saved with each of these texts. */
async function openVersionList(...codes: string[]) {
  const files = fakeFiles();
  for (const code of codes) await files.save({ path, code, base: undefined, force: { base: null } });
  files.history.set(
    path,
    codes.map((code) => ({ code, kind: 'saved' as const })),
  );
  files.disk[path] = codes.at(-1) ?? '';
  const owner = fakeOwner<VersionListReport>();
  const list = createActor(versionListMachine, { input: { files, owner: owner.actor } }).start();
  list.send({ type: 'text.opened', path });
  const rested = () => waitFor(list, (snapshot) => !snapshot.hasTag('busy'));
  const look = async () => {
    list.send({ type: 'list.requested' });
    await rested();
  };
  const choose = async (index: number) => {
    list.send({ type: 'version.chosen', index });
    await rested();
  };
  const now = () => list.getSnapshot();
  return { list, files, reports: owner.reports, look, choose, rested, now };
}

const draftOf = (code: string, saved: string) => ({ path, code, saved, base: versionOf(saved) });

it('asks for the versions when somebody looks, newest first, and not before', async () => {
  const { files, look, now } = await openVersionList('one', 'two');
  files.fail('nobody may ask');
  expect(selectVersions(now())).toEqual([]);
  files.heal();
  await look();
  expect(selectVersions(now()).map(({ version }) => version)).toEqual(['two', 'one'].map(versionOf));
  expect(selectCurrent(now())).toBe(versionOf('two'));
});

it.each(['fail', 'break'] as const)('says why the list did not come, and asks once more (%s)', async (trouble) => {
  const { files, look, now } = await openVersionList('one');
  files[trouble]('no disk');
  await look();
  expect(selectFault(now())).toEqual({ kind: 'unlisted', detail: 'no disk' });
  files.heal();
  await look();
  expect(selectFault(now())).toBeNull();
  expect(selectVersions(now())).toHaveLength(1);
});

it('compares the version that was chosen, and goes back to the list', async () => {
  const { list, look, choose, now } = await openVersionList('one', 'two');
  await look();
  const chosen = choose(1);
  expect([selectIsReading(now()), selectIsListed(now())]).toEqual([true, true]);
  await chosen;
  expect([selectIsReading(now()), selectIsListed(now())]).toEqual([false, false]);
  expect(selectComparedCode(now())).toBe('one');
  expect(selectChosen(now())?.version).toBe(versionOf('one'));
  list.send({ type: 'version.left' });
  expect(selectComparedCode(now())).toBeNull();
  expect(selectIsListed(now())).toBe(true);
});

it.each(['fail', 'break'] as const)('says why a version did not come, in the list (%s)', async (trouble) => {
  const { files, look, choose, now } = await openVersionList('one');
  await look();
  files[trouble]('no such version');
  await choose(0);
  expect(selectFault(now())).toEqual({ kind: 'unread', detail: 'no such version' });
  expect(selectIsListed(now())).toBe(true);
});

it('wants the version at once when nothing in the editor would be lost', async () => {
  const { list, files, reports, look, choose, now } = await openVersionList('one', 'two');
  await look();
  await choose(1);
  list.send({ type: 'restore.requested' });
  expect(reports).toEqual([{ type: 'version.due' }]);
  list.send({ type: 'text.given', draft: draftOf('two', 'two') });
  expect(reports.at(-1)).toEqual({ type: 'version.wanted', code: 'one' });
  expect(files.history.get(path)).toHaveLength(2);
  expect(selectComparedCode(now())).toBe('one');
  list.send({ type: 'text.restored' });
  expect(now().value).toBe('closed');
});

it('makes a version of what is typed and not saved before it wants another', async () => {
  const { list, files, reports, look, choose, rested } = await openVersionList('one', 'two');
  await look();
  await choose(1);
  list.send({ type: 'restore.requested' });
  list.send({ type: 'text.given', draft: draftOf('typed', 'two') });
  expect(reports).toEqual([{ type: 'version.due' }]);
  await rested();
  expect(files.history.get(path)?.at(-1)).toEqual({ code: 'typed', kind: 'kept' });
  expect(reports.at(-1)).toEqual({ type: 'version.wanted', code: 'one' });
});

it.each(['fail', 'break'] as const)('replaces nothing that could not be kept (%s)', async (trouble) => {
  const { list, files, reports, look, choose, rested, now } = await openVersionList('one', 'two');
  await look();
  await choose(1);
  files[trouble]('disk full');
  list.send({ type: 'restore.requested' });
  list.send({ type: 'text.given', draft: draftOf('typed', 'two') });
  await rested();
  expect(reports).toEqual([{ type: 'version.due' }]);
  expect(selectFault(now())).toEqual({ kind: 'unkept', detail: 'disk full' });
  expect(selectComparedCode(now())).toBe('one');
});

it('forgets everything when the file is closed or another one is opened', async () => {
  const { list, look, now } = await openVersionList('one');
  await look();
  list.send({ type: 'text.opened', path: '/ws/src/b.py' });
  expect(selectIsListed(now())).toBe(false);
  expect(selectVersions(now())).toEqual([]);
  list.send({ type: 'list.requested' });
  list.send({ type: 'text.closed' });
  expect(now()).toMatchObject({ value: 'closed', context: { path: '' } });
});

it('is closed when nobody wants to see it any more', async () => {
  const { list, look, now } = await openVersionList('one');
  await look();
  list.send({ type: 'list.closed' });
  expect(now().value).toBe('closed');
});

it('compares the version that was chosen last', async () => {
  const { list, look, choose, now } = await openVersionList('one', 'two');
  await look();
  list.send({ type: 'version.chosen', index: 0 });
  await choose(1);
  expect(selectComparedCode(now())).toBe('one');
});

it('wants the version again when the file did not show it, or goes back to the list', async () => {
  const { list, reports, look, choose, now } = await openVersionList('one', 'two');
  await look();
  await choose(1);
  list.send({ type: 'restore.requested' });
  list.send({ type: 'text.given', draft: draftOf('two', 'two') });
  list.send({ type: 'restore.requested' });
  expect(reports.filter(({ type }) => type === 'version.due')).toHaveLength(2);
  list.send({ type: 'text.given', draft: draftOf('two', 'two') });
  expect(reports.filter(({ type }) => type === 'version.wanted')).toHaveLength(2);
  list.send({ type: 'version.left' });
  expect(selectIsListed(now())).toBe(true);
});
