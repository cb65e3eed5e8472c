import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import type { InspectedActor, InspectedDelivery, InspectedEvent } from '#machines/ports/inspectionPort.ts';
import {
  inspectionMachine,
  selectActors,
  selectChosen,
  selectDraft,
  selectEvents,
  selectFault,
  selectIsFrozen,
  selectIsWatching,
  selectPending,
  selectQuery,
} from '#machines/recording/inspectionMachine.ts';
import { fakeInspection } from '../../fakes/fakeInspection.ts';

const app: InspectedActor = {
  path: 'app',
  machine: 'app',
  states: ['showing', 'showing.home'],
  takes: ['path.changed'],
};
const theme: InspectedActor = { path: 'app/theme', machine: 'theme', states: ['dark'], takes: ['theme.toggled'] };

const running: InspectedDelivery = { isFrozen: false, pending: [] };
const frozen: InspectedDelivery = {
  isFrozen: true,
  pending: [{ from: 'app', to: 'app/theme', type: 'theme.toggled', json: '{"type":"theme.toggled"}' }],
};

const eventAt = (number: number, type = 'theme.toggled'): InspectedEvent => ({
  number,
  from: null,
  to: 'app/theme',
  type,
  json: JSON.stringify({ type }),
});

function openInspection() {
  const visit = fakeInspection();
  const inspection = createActor(inspectionMachine, { input: { inspection: visit } }).start();
  const now = () => inspection.getSnapshot();
  const numbers = () => selectEvents(now()).map(({ number }) => number);
  const inspect = (event: InspectedEvent) => inspection.send({ type: 'event.inspected', event });
  return { visit, inspection, now, numbers, inspect };
}

/** An inspection of a visit that has described itself. */
function openWatching(events: readonly InspectedEvent[] = []) {
  const opened = openInspection();
  opened.inspection.send({ type: 'visit.described', actors: [app, theme], events, delivery: running });
  return opened;
}

it('waits for a visit, and watches it from when it has described itself', async () => {
  const { visit, inspection, now, numbers } = openInspection();
  expect(selectIsWatching(now())).toBe(false);
  expect(selectActors(now())).toEqual([]);
  expect(selectChosen(now())).toBeUndefined();
  expect(numbers()).toEqual([]);
  visit.tell({ type: 'visit.described', actors: [app, theme], events: [eventAt(1)], delivery: running });
  await waitFor(inspection, selectIsWatching);
  expect(selectActors(now())).toEqual([app, theme]);
  expect(numbers()).toEqual([1]);
});

it('lets go of the visit once it was stopped', () => {
  const { visit, inspection } = openInspection();
  expect(visit.isWatched()).toBe(true);
  inspection.stop();
  expect(visit.isWatched()).toBe(false);
});

it('draws the app until another actor is chosen, and nothing once the chosen one has ended', () => {
  const { inspection, now } = openWatching();
  expect(selectChosen(now())).toEqual(app);
  inspection.send({ type: 'actor.chosen', path: 'app/theme' });
  expect(selectChosen(now())).toEqual(theme);
  inspection.send({ type: 'actors.changed', actors: [app, { ...theme, states: ['light'] }] });
  expect(selectChosen(now())?.states).toEqual(['light']);
  inspection.send({ type: 'actors.changed', actors: [app] });
  expect(selectChosen(now())).toBeUndefined();
});

it('shows what happens behind what had happened, the newest first', () => {
  const { numbers, inspect } = openWatching([eventAt(1), eventAt(2)]);
  inspect(eventAt(3));
  expect(numbers()).toEqual([3, 2, 1]);
});

it('keeps the last 500 events, whether they were described or seen', () => {
  const { numbers, inspect } = openWatching(Array.from({ length: 501 }, (_, index) => eventAt(index + 1)));
  expect([numbers().length, numbers()[0], numbers().at(-1)]).toEqual([500, 501, 2]);
  inspect(eventAt(502));
  expect([numbers().length, numbers()[0], numbers().at(-1)]).toEqual([500, 502, 3]);
});

it.each([
  ['', [2, 1]],
  ['  ', [2, 1]],
  [' Recalled ', [2]],
  ['APP/THEME', [2, 1]],
  ['theme {"type":"theme.t', [1]],
  ['nothing of this', []],
])('finds the events that have %j in their actor or what it was told, in any case', (query, found) => {
  const { inspection, now, numbers } = openWatching([eventAt(1), eventAt(2, 'theme.Recalled')]);
  expect(selectQuery(now())).toBe('');
  inspection.send({ type: 'query.typed', query });
  expect(selectQuery(now())).toBe(query);
  expect(numbers()).toEqual(found);
});

it('finds code as it stands in a file', () => {
  const json = JSON.stringify({ type: 'code.loaded', code: 'rospy.init_node("robot")' });
  const { inspection, numbers } = openWatching([eventAt(1), { ...eventAt(2, 'code.loaded'), json }]);
  inspection.send({ type: 'query.typed', query: 'init_node("robot")' });
  expect(numbers()).toEqual([2]);
});

it('asks the visit for its log only once there is a visit', () => {
  const { visit, inspection } = openInspection();
  inspection.send({ type: 'download.requested' });
  expect(visit.requests).toBe(0);
  inspection.send({ type: 'visit.described', actors: [app], events: [], delivery: running });
  inspection.send({ type: 'download.requested' });
  expect(visit.requests).toBe(1);
});

it('has the visit stand still, tells it to go on by one event, and lets it run again', () => {
  const { visit, inspection, now } = openWatching();
  inspection.send({ type: 'step.requested' });
  inspection.send({ type: 'resume.requested' });
  expect(visit.asked).toEqual([]);
  inspection.send({ type: 'freeze.requested' });
  expect([visit.asked, selectIsFrozen(now())]).toEqual([['freeze'], false]);
  inspection.send({ type: 'delivery.changed', delivery: frozen });
  expect([selectIsFrozen(now()), selectPending(now())]).toEqual([true, frozen.pending]);
  inspection.send({ type: 'freeze.requested' });
  inspection.send({ type: 'step.requested' });
  inspection.send({ type: 'resume.requested' });
  expect(visit.asked).toEqual(['freeze', 'step', 'resume']);
  inspection.send({ type: 'delivery.changed', delivery: running });
  expect([selectIsFrozen(now()), selectPending(now())]).toEqual([false, []]);
});

it('finds a visit that stands still already as it is', () => {
  const { inspection, now, numbers } = openInspection();
  inspection.send({ type: 'visit.described', actors: [app], events: [eventAt(1)], delivery: frozen });
  expect([selectIsFrozen(now()), selectPending(now())]).toEqual([true, frozen.pending]);
  expect([selectActors(now()), numbers()]).toEqual([[app], [1]]);
});

it('finds another visit that runs, in place of one that stood still', () => {
  const { inspection, now } = openWatching();
  inspection.send({ type: 'delivery.changed', delivery: frozen });
  inspection.send({ type: 'visit.described', actors: [app], events: [], delivery: running });
  expect([selectIsFrozen(now()), selectPending(now())]).toEqual([false, []]);
});

it('tells the chosen actor what was typed', () => {
  const { visit, inspection, now } = openWatching();
  inspection.send({ type: 'actor.chosen', path: 'app/theme' });
  inspection.send({ type: 'draft.typed', draft: ' {"type":"theme.toggled","by":"hand"} ' });
  expect(selectDraft(now())).toBe(' {"type":"theme.toggled","by":"hand"} ');
  inspection.send({ type: 'draft.sent' });
  expect(visit.asked).toEqual(['app/theme {"type":"theme.toggled","by":"hand"}']);
  expect(selectFault(now())).toBeNull();
});

it('says why nothing was sent, until something else is typed or chosen', () => {
  const { visit, inspection, now } = openWatching();
  inspection.send({ type: 'draft.typed', draft: '{"type":"theme.toggled"}' });
  inspection.send({ type: 'draft.sent' });
  expect(selectFault(now())).toEqual({ kind: 'unknown', takes: ['path.changed'] });
  inspection.send({ type: 'draft.typed', draft: '{' });
  expect(selectFault(now())).toBeNull();
  inspection.send({ type: 'draft.sent' });
  expect(selectFault(now())).toEqual({ kind: 'notJson' });
  inspection.send({ type: 'actor.chosen', path: 'app/theme' });
  expect(selectFault(now())).toBeNull();
  expect(visit.asked).toEqual([]);
});
