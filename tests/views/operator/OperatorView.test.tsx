// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { LearnerSight, SiteSight } from '#contract/operatorApi.ts';
import { operatorMachine } from '#machines/pages/operatorMachine.ts';
import { OperatorView } from '#src/views/operator/OperatorView.tsx';
// It is fetched when it is needed; a press does not wait for that.
import '#src/views/ui/ModalDialog.tsx';
import { busySite, fakeOperators } from '../../fakes/fakeOperators.ts';
import '../emptyBoxes.ts';
import { inEnglish } from '../inEnglish.ts';

afterEach(cleanup);

const ada = busySite.learners[0]!;
const asleep: LearnerSight = { ...ada, load: null, programs: [] };
const withLearners = (...learners: LearnerSight[]): SiteSight => ({ ...busySite, learners });
const lin: LearnerSight = { ...ada, learner_id: 'lin-id', email: 'lin@example.com' };

/** The page of an operator while two learners are busy. */
async function openPage() {
  const operators = fakeOperators(withLearners(ada, lin));
  const operator = createActor(operatorMachine, { input: { operators } }).start();
  operator.send({ type: 'view.shown' });
  render(<OperatorView operator={operator} />, { wrapper: inEnglish });
  await screen.findByRole('heading', { name: 'lin@example.com' });
  return { operators, operator };
}

/** Presses a button by the keyboard. */
async function press(name: string): Promise<void> {
  (await screen.findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
}

const stop = 'Stop driver of ada@example.com';
const idle: LearnerSight = { ...ada, programs: [] };
const restless: LearnerSight = { ...ada, programs: [{ ...ada.programs[0]!, process_id: 'p2', name: 'scanner' }] };

it.each([
  ['the only one of a learner', idle],
  ['one of several', restless],
])('has the focus of who stopped a program by the keyboard on what came of it: %s', async (_, after) => {
  const { operators } = await openPage();
  operators.show(withLearners(after, lin));
  await press(stop);
  await waitFor(() => expect(screen.queryByRole('button', { name: stop })).toBeNull());
  const outcome = screen.getByText('driver of ada@example.com was stopped.');
  await waitFor(() => expect(document.activeElement).toBe(outcome));
});

it.each([
  ['has gone', [lin]],
  ['is still on', [asleep, lin]],
  ['was the last one', []],
])('has it there, too, once a workspace is closed whose learner %s', async (_, left) => {
  const { operators } = await openPage();
  operators.show(withLearners(...left));
  await press('Close the workspace of ada@example.com…');
  await press('Close the workspace');
  const outcome = await screen.findByText('The workspace of ada@example.com was closed.');
  await waitFor(() => expect(document.activeElement).toBe(outcome));
});

it('leads the focus to no button that ends something when a program has ended by itself', async () => {
  const { operators, operator } = await openPage();
  screen.getByRole('button', { name: stop }).focus();
  operators.show(withLearners(idle, lin));
  operator.send({ type: 'look.requested' });
  await waitFor(() => expect(screen.queryByRole('button', { name: stop })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Learners who are on' })));
});

it('keeps the focus on the button that allows the inspection once it is the one that ends it', async () => {
  const { operators } = await openPage();
  operators.show(withLearners({ ...ada, inspected: true }, lin));
  await press('Allow inspection for ada@example.com');
  const end = await screen.findByRole('button', { name: 'End inspection for ada@example.com' });
  expect(document.activeElement).toBe(end);
  expect(screen.getAllByText('Inspection is allowed, for an hour at most.')).toHaveLength(1);
});
