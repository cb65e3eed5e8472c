import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { KeptRunsReport } from '#machines/workspace/keptRunsEvents.ts';
import { keptRunsMachine } from '#machines/workspace/keptRunsMachine.ts';
import { selectIsOpen, selectName, selectToDrop } from '#machines/workspace/keptRunsSelectors.ts';
import { fakeKeptRuns } from '../../fakes/fakeKeptRuns.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';

async function open(port = fakeKeptRuns()) {
  const owner = fakeOwner<KeptRunsReport>();
  const kept = createActor(keptRunsMachine, { input: { keptRuns: port, userId: 'u1', owner: owner.actor } });
  kept.start().send({ type: 'list.requested' });
  await waitFor(kept, (snapshot) => snapshot.matches('listed'));
  const names = () => kept.getSnapshot().context.runs.map(({ name }) => name);
  const listed = () => waitFor(kept, (snapshot) => snapshot.matches('listed'));
  const keep = async (name: string) => {
    kept.send({ type: 'name.typed', name });
    kept.send({ type: 'keep.requested' });
    await listed();
  };
  return { port, owner, kept, names, listed, keep };
}

it('keeps a run under the name that was typed, without the blanks around it, and asks for the next name', async () => {
  const { kept, keep, names } = await open();
  await keep('  First try ');
  expect(names()).toEqual(['First try']);
  expect(kept.getSnapshot().context.name).toBe('');
});

it.each(['', '   ', 'x'.repeat(61)])('keeps nothing under the name “%s”, and says so', async (name) => {
  const { kept, keep, names } = await open();
  await keep(name);
  expect(names()).toEqual([]);
  expect(kept.getSnapshot().context.fault).toBe('misnamed');
});

it('keeps a name of sixty letters, however many blanks are around it', async () => {
  const { kept, keep, names } = await open();
  expect(selectName(kept.getSnapshot())).toBe('');
  await keep(` ${'x'.repeat(60)} `);
  expect(names()).toEqual(['x'.repeat(60)]);
});

it('asks about the one of two runs that was chosen, in the place of the list', async () => {
  const { kept, keep } = await open();
  await keep('First try');
  await keep('Second try');
  expect(selectToDrop(kept.getSnapshot())).toBeUndefined();
  kept.send({ type: 'removal.requested', id: 'run 1' });
  expect([selectIsOpen(kept.getSnapshot()), selectToDrop(kept.getSnapshot())?.name]).toEqual([false, 'First try']);
  kept.send({ type: 'removal.confirmed' });
  expect([selectIsOpen(kept.getSnapshot()), selectToDrop(kept.getSnapshot())?.name]).toEqual([false, 'First try']);
});

it('leaves the name and the list as they are when a run is not kept', async () => {
  const { port, kept, keep, names } = await open();
  await keep('First try');
  port.fail('tooMany');
  await keep('Second try');
  expect(names()).toEqual(['First try']);
  expect(kept.getSnapshot().context).toMatchObject({ name: 'Second try', fault: 'tooMany' });
});

it('closes once a run is ready to be seen, and tells which one', async () => {
  const { port, owner, kept, keep } = await open();
  await keep('First try');
  kept.send({ type: 'run.chosen', id: 'run 1' });
  await waitFor(kept, (snapshot) => snapshot.matches('closed'));
  expect(port.loaded).toEqual(['run 1']);
  expect(owner.reports).toEqual([{ type: 'keptRuns.loaded', id: 'run 1' }]);
});

it('stays open when a run cannot be read, and says why', async () => {
  const { port, owner, kept, keep, listed } = await open();
  await keep('First try');
  port.fail('damaged');
  kept.send({ type: 'run.chosen', id: 'run 1' });
  await listed();
  expect(kept.getSnapshot().context.fault).toBe('damaged');
  expect(owner.reports).toEqual([]);
});

it('deletes a run only after it was asked', async () => {
  const { kept, keep, names, listed } = await open();
  await keep('First try');
  kept.send({ type: 'removal.requested', id: 'run 1' });
  kept.send({ type: 'removal.declined' });
  expect(kept.getSnapshot().value).toBe('listed');
  expect(names()).toEqual(['First try']);
  kept.send({ type: 'removal.requested', id: 'run 1' });
  kept.send({ type: 'removal.confirmed' });
  await listed();
  expect(names()).toEqual([]);
});

it('closes once a run is ready to be drawn beside another, and tells which one', async () => {
  const { port, owner, kept, keep } = await open();
  await keep('First try');
  kept.send({ type: 'run.compared', id: 'run 1' });
  await waitFor(kept, (snapshot) => snapshot.matches('closed'));
  expect(port.loaded).toEqual(['run 1']);
  expect(owner.reports).toEqual([{ type: 'keptRuns.compared', id: 'run 1' }]);
});

it.each(['fail', 'break'] as const)('says why the list did not come, and asks again (%s)', async (trouble) => {
  const port = fakeKeptRuns();
  if (trouble === 'fail') port.fail('unavailable');
  else port.break();
  const { actor: owner } = fakeOwner<KeptRunsReport>();
  const kept = createActor(keptRunsMachine, { input: { keptRuns: port, userId: 'u1', owner } }).start();
  kept.send({ type: 'list.requested' });
  await waitFor(kept, (snapshot) => snapshot.matches('failed'));
  expect(kept.getSnapshot().context.fault).toBe('unavailable');
  port.heal();
  kept.send({ type: 'list.requested' });
  await waitFor(kept, (snapshot) => snapshot.matches('listed'));
  expect(kept.getSnapshot().context.fault).toBeNull();
});

it.each([
  [{ type: 'keep.requested' }],
  [{ type: 'run.chosen', id: 'run 1' }],
  [{ type: 'run.compared', id: 'run 1' }],
  [{ type: 'removal.requested', id: 'run 1' }],
] as const)('says in the list that a storage broke at %j', async (event) => {
  const { port, owner, kept, keep, listed } = await open();
  await keep('First try');
  kept.send({ type: 'name.typed', name: 'Second try' });
  port.break();
  kept.send(event);
  kept.send({ type: 'removal.confirmed' });
  await listed();
  expect(kept.getSnapshot().context.fault).toBe('unavailable');
  expect(owner.reports).toEqual([]);
});

it.each([[{ type: 'run.compared', id: 'run 1' }], [{ type: 'removal.requested', id: 'run 1' }]] as const)(
  'says in the list why %j came to nothing',
  async (event) => {
    const { port, kept, keep, names, listed } = await open();
    await keep('First try');
    port.fail('damaged');
    kept.send(event);
    kept.send({ type: 'removal.confirmed' });
    await listed();
    expect(kept.getSnapshot().context.fault).toBe('damaged');
    expect(names()).toEqual(['First try']);
  },
);

it('closes when nobody wants to see it any more, and when a run is offered, which it tells', async () => {
  const { owner, kept, keep, listed } = await open();
  await keep('First try');
  kept.send({ type: 'list.closed' });
  expect(kept.getSnapshot().value).toBe('closed');
  kept.send({ type: 'list.requested' });
  const [run] = (await listed()).context.runs;
  kept.send({ type: 'run.offered', run: run! });
  expect(kept.getSnapshot().value).toBe('closed');
  expect(owner.reports).toEqual([{ type: 'keptRuns.offered', run }]);
});
