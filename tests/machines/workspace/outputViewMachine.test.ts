import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  type OutputViewEvent,
  outputViewMachine,
  selectChosenProcess,
  selectHiddenLabels,
  selectIsFinderOpen,
  selectIsWrapped,
  selectMatch,
  selectQuery,
} from '#machines/workspace/outputViewMachine.ts';
import { fakePreferences } from '../../fakes/fakePreferences.ts';

function openView(...events: OutputViewEvent[]) {
  const view = createActor(outputViewMachine, { input: { preferences: fakePreferences() } }).start();
  for (const event of events) view.send(event);
  return view.getSnapshot();
}

it('wraps long lines, as a terminal does, until somebody wishes otherwise', () => {
  expect(selectIsWrapped(openView())).toBe(true);
  expect(selectIsWrapped(openView({ type: 'wrapping.toggled' }))).toBe(false);
  expect(selectIsWrapped(openView({ type: 'wrapping.toggled' }, { type: 'wrapping.toggled' }))).toBe(true);
});

it('remembers what somebody wished of long lines', async () => {
  const preferences = fakePreferences();
  const open = () => createActor(outputViewMachine, { input: { preferences } }).start();
  open().send({ type: 'wrapping.toggled' });
  const later = open();
  await waitFor(later, (snapshot) => !selectIsWrapped(snapshot));
  later.send({ type: 'wrapping.toggled' });
  const last = await waitFor(open(), (snapshot) => snapshot.matches({ lines: { wrapped: 'chosen' } }));
  expect(selectIsWrapped(last)).toBe(true);
});

it('forgets what was found when something else is looked for', () => {
  const found = [
    { type: 'finder.opened' },
    { type: 'query.typed', query: 'scan' },
    { type: 'match.chosen', row: 12 },
  ] as const;
  expect(selectMatch(openView(...found))).toBe(12);
  const view = openView(...found, { type: 'query.typed', query: 'odom' });
  expect(selectQuery(view)).toBe('odom');
  expect(selectMatch(view)).toBeNull();
});

it('leaves a label out, and brings it back', () => {
  const out = { type: 'label.toggled', label: 'OUT' } as const;
  const warn = { type: 'label.toggled', label: 'WARN' } as const;
  expect(selectHiddenLabels(openView({ type: 'finder.opened' }, out, warn))).toEqual(['OUT', 'WARN']);
  expect(selectHiddenLabels(openView({ type: 'finder.opened' }, out, warn, out))).toEqual(['WARN']);
});

it('shows every line again when nothing is looked for any more: nobody shall miss one without knowing', () => {
  const view = openView(
    { type: 'finder.opened' },
    { type: 'query.typed', query: 'scan' },
    { type: 'match.chosen', row: 12 },
    { type: 'label.toggled', label: 'OUT' },
    { type: 'process.chosen', processId: 'p1' },
    { type: 'finder.closed' },
  );
  expect(selectIsFinderOpen(view)).toBe(false);
  expect(selectQuery(view)).toBe('');
  expect(selectMatch(view)).toBeNull();
  expect(selectHiddenLabels(view)).toEqual([]);
  expect(selectChosenProcess(view)).toBeNull();
});

it('wraps long lines in a browser that remembers nothing', async () => {
  const preferences = {
    ...fakePreferences(),
    read: () => {
      throw new Error('storage is forbidden');
    },
  };
  const view = createActor(outputViewMachine, { input: { preferences } }).start();
  const known = await waitFor(view, (snapshot) => snapshot.matches({ lines: { wrapped: 'chosen' } }));
  expect(selectIsWrapped(known)).toBe(true);
});

it('shows the lines of one process alone, and those of all again', () => {
  const chosen = [{ type: 'finder.opened' }, { type: 'process.chosen', processId: 'p1' }] as const;
  expect(selectChosenProcess(openView(...chosen))).toBe('p1');
  expect(selectChosenProcess(openView(...chosen, { type: 'process.chosen', processId: null }))).toBeNull();
});
