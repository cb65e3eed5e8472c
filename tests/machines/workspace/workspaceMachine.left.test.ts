import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { enterWorkspace, loaded } from './enterWorkspace.ts';

/** A workspace whose challenge is left while its file is saved. */
async function leaveWhileSaving() {
  const entered = enterWorkspace();
  const { workspace, ports, file, ready, type } = entered;
  await ready();
  type(`${loaded}# one`);
  ports.files.gate.shut();
  file.send({ type: 'save.requested' });
  workspace.send({ type: 'challenge.changed', challengeId: null });
  const stored = async () => {
    await waitFor(workspace, (snapshot) => snapshot.matches({ left: 'starting' }));
    await waitFor(workspace, (snapshot) => snapshot.matches({ left: 'settled' }));
  };
  return { ...entered, stored };
}

it('stores that a challenge was begun also when its save ends after it was left', async () => {
  const { workspace, ports, stored } = await leaveWhileSaving();
  expect(ports.challenges.started).toEqual([]);
  ports.files.gate.open();
  await stored();
  expect(ports.challenges.started).toEqual([{ userId: 'u1', challengeId: 1 }]);
  expect(workspace.getSnapshot().matches({ problem: { open: 'opened' } })).toBe(true);
});

it('says when that could not be stored', async () => {
  const { ports, notes, stored } = await leaveWhileSaving();
  ports.challenges.break('no database');
  ports.files.gate.open();
  await stored();
  expect(notes()).toEqual([{ kind: 'startNotRecorded', detail: 'no database' }]);
});

it('stores nothing of a challenge that was left, where another file is saved', async () => {
  const { ports, file, stored, ready, type } = await leaveWhileSaving();
  ports.files.gate.open();
  await stored();
  await ready();
  type('print(1)');
  file.send({ type: 'save.requested' });
  await waitFor(file, (snapshot) => snapshot.hasTag('ready'));
  expect(ports.challenges.started).toHaveLength(1);
});
