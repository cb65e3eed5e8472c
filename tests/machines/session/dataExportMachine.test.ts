import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  dataExportMachine,
  selectFault,
  selectIsCollecting,
  selectIsGiven,
} from '#machines/session/dataExportMachine.ts';
import { fakeExport } from '../../fakes/fakeExport.ts';

it('gives the file when it is asked for, says why it could not, and tries again', async () => {
  const exports = fakeExport();
  const actor = createActor(dataExportMachine, { input: { exports } }).start();
  expect(selectIsGiven(actor.getSnapshot())).toBe(false);
  exports.break('no server');
  actor.send({ type: 'export.requested' });
  expect(selectIsCollecting(actor.getSnapshot())).toBe(true);
  await waitFor(actor, (snapshot) => selectFault(snapshot) === 'no server');
  exports.heal();
  actor.send({ type: 'export.requested' });
  expect(selectFault(actor.getSnapshot())).toBe(null);
  await waitFor(actor, selectIsGiven);
  expect(exports.given()).toBe(1);
});

it('gives the file once more', async () => {
  const exports = fakeExport();
  const actor = createActor(dataExportMachine, { input: { exports } }).start();
  for (const count of [1, 2]) {
    actor.send({ type: 'export.requested' });
    expect(selectIsCollecting(actor.getSnapshot())).toBe(true);
    await waitFor(actor, selectIsGiven);
    expect(exports.given()).toBe(count);
  }
});
