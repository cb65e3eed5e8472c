import { expect, it } from 'vitest';
import { selectIsDirty, selectPendingConfirmation } from '#machines/workspace/fileSelectors.ts';
import { versionOf } from '../../fakes/fakeFiles.ts';
import { loadedFile, path } from './openFile.ts';

/** A file that has stored these texts, one after the other, without hearing that it has. */
async function withLost(loaded: string, ...texts: string[]) {
  const opened = await loadedFile(loaded);
  const { file, files, type, rest } = opened;
  files.loseAnswers();
  for (const text of texts) {
    type(text);
    file.send({ type: 'save.requested' });
    await rest();
  }
  files.heal();
  files.requests.length = 0;
  return opened;
}

const asked = { kind: 'refused', reason: 'changed_on_disk' };

it("asks nobody whose text it shall be where the other one is the learner's own, stored by a save whose answer was lost", async () => {
  const { file, files, reports, type, rest } = await withLost('print(1)', 'one');
  expect(files.disk[path]).toBe('one');
  type('two');
  file.send({ type: 'save.requested' });
  await rest();
  expect(files.disk[path]).toBe('two');
  expect(files.requests).toEqual([
    { path, code: 'two', base: versionOf('print(1)') },
    { path, code: 'two', base: versionOf('one') },
  ]);
  expect(reports.filter(({ type: what }) => what === 'file.saveRefused')).toEqual([]);
  expect(selectIsDirty(file.getSnapshot())).toBe(false);
});

it('knows its own text also where a later save did not even reach the server', async () => {
  const { file, files, type, rest } = await withLost('print(1)', 'one');
  files.fail('Network Error');
  type('two');
  file.send({ type: 'save.requested' });
  await rest();
  files.heal();
  type('three');
  file.send({ type: 'save.requested' });
  await rest();
  expect(files.disk[path]).toBe('three');
});

it('asks whose text it shall be where somebody else has written since', async () => {
  const { file, files, type, asked: whose } = await withLost('print(1)', 'one');
  files.disk[path] = 'somebody else';
  type('two');
  file.send({ type: 'save.requested' });
  await whose();
  expect(selectPendingConfirmation(file.getSnapshot())).toMatchObject(asked);
  expect(files.disk[path]).toBe('somebody else');
});

it('asks whose text it shall be where its own came back by somebody else after a save that was answered', async () => {
  const { file, files, type, rest, asked: whose } = await withLost('print(1)', 'one');
  type('two');
  file.send({ type: 'save.requested' });
  await rest();
  files.disk[path] = 'one';
  type('three');
  file.send({ type: 'save.requested' });
  await whose();
  expect(selectPendingConfirmation(file.getSnapshot())).toMatchObject(asked);
});

it('asks before much of its own text is lost, as before any other', async () => {
  const { file, files, type, asked: whether } = await withLost('print(1)', 'x'.repeat(101));
  type('little');
  file.send({ type: 'save.requested' });
  await whether();
  expect(selectPendingConfirmation(file.getSnapshot())).toMatchObject({ kind: 'refused', reason: 'large_reduction' });
  expect(files.requests.map(({ force }) => force)).toEqual([undefined, undefined]);
});

it('forces nothing upon its own text that was confirmed to replace another', async () => {
  const { file, files, type, rest, asked: whether } = await withLost('x'.repeat(101), 'y'.repeat(101));
  type('little');
  file.send({ type: 'save.requested' });
  file.send({ type: 'overwrite.confirmed' });
  await whether();
  expect(selectPendingConfirmation(file.getSnapshot())).toMatchObject({ reason: 'large_reduction' });
  file.send({ type: 'overwrite.confirmed' });
  await rest();
  expect(files.disk[path]).toBe('little');
});
