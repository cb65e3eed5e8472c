// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada } from '../../../fakes/fakeAuth.ts';
import { obstacleProblem } from '../../../fakes/fakeChallenges.ts';
import '../../emptyBoxes.ts';
import { openApp } from '../../openApp.tsx';

const path = obstacleProblem.file_path;

const invited = () => screen.findByRole('dialog', { name: 'Subscribe for Project Demo' });
const confirm = () => screen.getByRole('button', { name: /^Confirm/ });
const isInvited = () => screen.queryByRole('dialog', { name: 'Subscribe for Project Demo' }) !== null;

/** A learner's visit to a workspace with the consoles in front, by default one who was never invited. */
async function visitFirst(welcome = 'tour') {
  const opened = openApp({
    path: '/challenge/1',
    user: ada,
    disk: { [path]: 'import rospy\n' },
    preferences: { welcome, panes: 'front=console' },
  });
  await screen.findByText('File ready');
  await screen.findByRole('textbox', { name: /obstacle_course\.py/ });
  await screen.findByRole('log', { name: 'Real-time Process Output' });
  const wait = (milliseconds: number) => act(() => opened.clock.increment(milliseconds));
  return { ...opened, wait };
}

it('invites by itself 3000 ms after the file is ready, and takes the focus and gives it back', async () => {
  const { person, wait } = await visitFirst();
  const name = screen.getByLabelText('Process name');
  act(() => name.focus());
  wait(2999);
  expect(isInvited()).toBe(false);
  wait(1);
  const dialog = await invited();
  await expect.poll(() => document.activeElement?.textContent).toBe('Cancel');
  await person.tab();
  await person.tab();
  await person.tab();
  expect(dialog.contains(document.activeElement)).toBe(true);
  await person.keyboard('{Escape}');
  await expect.poll(isInvited).toBe(false);
  await expect.poll(() => document.activeElement).toBe(name);
});

it('keeps quiet while somebody types or presses the page', async () => {
  const { person, wait } = await visitFirst();
  wait(2999);
  await person.type(screen.getByLabelText('Arguments'), 'x');
  wait(2999);
  expect(isInvited()).toBe(false);
  await person.click(screen.getByRole('tab', { name: 'ROS Topics' }));
  wait(2999);
  expect(isInvited()).toBe(false);
  wait(1);
  expect(await invited()).toBeTruthy();
});

it('opens over no other dialog, but when that is closed', async () => {
  const { person, wait } = await visitFirst();
  await person.keyboard('{F1}');
  await screen.findByRole('dialog', { name: 'Commands' });
  wait(60_000);
  expect(isInvited()).toBe(false);
  await person.keyboard('{Escape}');
  wait(3000);
  await invited();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('is found again beside the problem and among the commands', async () => {
  const { person } = await visitFirst();
  await person.click(screen.getByRole('button', { name: 'Show Demo' }));
  await invited();
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect.poll(isInvited).toBe(false);
  await person.keyboard('{F1}');
  await person.click(await screen.findByRole('option', { name: 'Show Demo' }));
  expect(await invited()).toBeTruthy();
});

it('closes at a press beside it, and at none inside of it', async () => {
  const { person } = await visitFirst();
  await person.click(screen.getByRole('button', { name: 'Show Demo' }));
  const dialog = await invited();
  await person.click(within(dialog).getByText('See all ROS topics'));
  expect(isInvited()).toBe(true);
  const [backdrop] = dialog.children;
  await person.click(backdrop!);
  await expect.poll(isInvited).toBe(false);
});

it('offers Confirm for an address alone, and says Confirming... while it is on its way', async () => {
  const { person, ports } = await visitFirst();
  await person.click(screen.getByRole('button', { name: 'Show Demo' }));
  const address = await screen.findByRole('textbox', { name: 'Email' });
  const offered = () => [confirm().textContent, confirm().getAttribute('aria-disabled')];
  expect(offered()).toEqual(['Confirm', 'true']);
  await person.type(address, 'ada');
  expect(offered()).toEqual(['Confirm', 'true']);
  await person.type(address, '@example.com');
  expect(offered()).toEqual(['Confirm', null]);
  ports.demo.gate.shut();
  await person.click(confirm());
  expect(offered()).toEqual(['Confirming...', 'true']);
  ports.demo.gate.open();
  await expect.poll(isInvited).toBe(false);
});

it('thanks who has left an address, and closes', async () => {
  const { person, ports } = await visitFirst();
  await person.click(screen.getByRole('button', { name: 'Show Demo' }));
  await person.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await person.click(screen.getByRole('button', { name: 'Confirm' }));
  await expect.poll(isInvited).toBe(false);
  expect(ports.demo.addresses).toEqual(['ada@example.com']);
  expect(await screen.findByText('Thank you! We will write to you about the demo.')).toBeTruthy();
});

it.each([
  ['the server refuses', 'Email subscription failed: not this one'],
  ['nobody answers', 'Error subscribing email: Network Error'],
])('says so in the dialog and in the console when %s', async (how, words) => {
  const { person, ports } = await visitFirst();
  if (how === 'the server refuses') ports.demo.refuse('not this one');
  else ports.demo.leave('Network Error');
  await person.click(screen.getByRole('button', { name: 'Show Demo' }));
  await person.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@example.com{Enter}');
  expect(await within(await invited()).findByText(words)).toBeTruthy();
  const consoles = within(screen.getByRole('complementary', { name: 'Robot', hidden: true }));
  expect(await consoles.findByText(words)).toBeTruthy();
});

const markOf = () => screen.findByRole('region', { name: 'Tour of the workspace' });
const pointed = () => [...document.querySelectorAll('[data-pointed]')].map(({ id }) => id);
const isLed = () => screen.queryByRole('region', { name: 'Tour of the workspace' }) !== null;

it('leads through the workspace by the keyboard alone, and gives the focus back', async () => {
  const { person, ports } = await visitFirst('demo,tour');
  const button = screen.getByRole('button', { name: 'Take the tour' });
  button.focus();
  await person.keyboard('{Enter}');
  const mark = await markOf();
  for (const words of ['Step 1 of 3', 'Step 2 of 3', 'Step 3 of 3']) {
    await expect.poll(() => mark.textContent).toContain(words);
    await expect.poll(() => mark.contains(document.activeElement)).toBe(true);
    await person.keyboard('{Enter}');
  }
  await expect.poll(isLed).toBe(false);
  expect(document.activeElement).toBe(button);
  expect(ports.preferences.kept['welcome']).toBe('demo,tour');
});

it('outlines what a step is about while the step is shown, and leaves nothing to skip at the last one', async () => {
  const { person } = await visitFirst('demo,tour');
  await person.click(screen.getByRole('button', { name: 'Take the tour' }));
  const mark = within(await markOf());
  expect(pointed()).toEqual(['code-panel']);
  await person.click(mark.getByRole('button', { name: 'Next' }));
  expect(pointed()).toEqual(['start-control']);
  await person.click(mark.getByRole('button', { name: 'Next' }));
  expect(pointed()).toEqual(['pane-bottom']);
  expect(mark.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Done']);
  await person.click(mark.getByRole('button', { name: 'Done' }));
  expect(pointed()).toEqual([]);
});

it('is skipped by Escape, follows the invitation, and comes once', async () => {
  const { person, wait, ports } = await visitFirst('');
  wait(3000);
  await invited();
  expect(isLed()).toBe(false);
  await person.keyboard('{Escape}');
  const mark = await markOf();
  await expect.poll(() => mark.contains(document.activeElement)).toBe(true);
  await person.keyboard('{Escape}');
  await expect.poll(isLed).toBe(false);
  expect(ports.preferences.kept['welcome']).toBe('demo,tour');
});

it('shows the panel of a step, wherever it is hidden, and leaves the workspace to be worked in', async () => {
  const { person } = await visitFirst('demo,tour');
  await person.click(screen.getByRole('button', { name: 'Hide the process output' }));
  await person.click(screen.getByRole('button', { name: 'Take the tour' }));
  const name = await screen.findByLabelText('Process name');
  await person.type(name, 'x');
  expect([isLed(), (name as HTMLInputElement).value]).toEqual([true, 'x']);
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('button', { name: 'Hide the process output' })).toBeTruthy();
});
