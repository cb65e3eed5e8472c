// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { JudgedRun } from '#contract/judgedRun.ts';
import type { Judging } from '#contract/verdict.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { collided, cutOff, judgedAs, passed } from '../../fakes/fakeVerdicts.ts';
import '../emptyBoxes.ts';
import { openApp } from '../openApp.tsx';

/** A document that is never laid out has no popovers: that one was closed is noted on it. */
HTMLElement.prototype.hidePopover = function hidePopover() {
  this.dataset['closed'] = '';
};

const unjudged: Judging = { state: 'judged', outcome: 'unjudged', verdict: null, best_seconds: null };
const onward = () => screen.queryByRole('link', { name: 'Choose the next challenge', hidden: true });

/** A learner comes back to a challenge of which this became of the solution that was handed in last. */
async function comeBack(judging: Judging) {
  const opened = openApp({ path: '/challenge/1', user: ada });
  opened.ports.challenges.remember({ submissionId: 1, at: '2026-11-22T14:03:00Z' });
  opened.ports.verdicts.say(judging);
  await screen.findByText('File ready');
  await screen.findByText(/^Handed in on /);
  return opened;
}

it.each([
  ['passed', judgedAs(passed)],
  ['counts as it is', unjudged],
])('leads on to the challenges whoever has handed in a solution that %s', async (_, judging) => {
  const { person, ports } = await comeBack(judging);
  await person.click(onward()!);
  expect(ports.location.trail).toEqual([{ path: '/challenges', how: 'push' }]);
});

it('leads nowhere else while the challenge is not solved', async () => {
  await comeBack(judgedAs(collided));
  expect(onward()).toBeNull();
});

it('leads nobody on from unsaved text without asking', async () => {
  const { app, person, ports } = await comeBack(judgedAs(passed));
  const file = app.getSnapshot().children.workspace?.getSnapshot().children.program?.getSnapshot().children.file;
  act(() => file?.send({ type: 'code.edited', changes: [{ from: 0, to: 0, insert: 'spin' }], length: 4 }));
  await person.click(onward()!);
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  expect(onward()?.closest('[popover]')?.matches('[data-closed]'), 'The note lies above the question').toBe(true);
  expect(ports.location.trail).toEqual([]);
});

it.each([
  ['Solved', judgedAs(passed), 'text-good'],
  ['Not solved yet', judgedAs(collided), 'text-bad'],
  ['Handed in', unjudged, 'text-signal'],
])('says "%s" in the colour that it has everywhere', async (words, judging, colour) => {
  await comeBack(judging);
  const line = screen.getByRole('button', { name: new RegExp(`^${words}`) });
  expect(line.firstElementChild?.classList).toContain(colour);
});

it('says of a trial that was cut off that it is not solved, and counts no checks', async () => {
  await comeBack(judgedAs(cutOff));
  expect(screen.getByRole('button', { name: /^Not solved yet/ }).textContent).toBe('Not solved yet');
});

const watch = () => screen.queryByRole('button', { name: 'Watch the run', hidden: true });

it('does not show a run of the judge in the world of another challenge', async () => {
  const run: JudgedRun = { every: 100, poses: [[0, 0, 0]], crates: [] };
  const { app, ports } = await comeBack(judgedAs({ ...collided, run }));
  expect(watch()).toBeTruthy();
  // Another tab has opened challenge 4, and it is seen here.
  await ports.ros.openWorld(4);
  const { runtime } = app.getSnapshot().children.workspace!.getSnapshot().children;
  act(() => runtime!.getSnapshot().children.robotView!.send({ type: 'view.shown' }));
  expect(
    await screen.findByText(/^Another page has brought the robot to another challenge\. Load this page again/),
  ).toBeTruthy();
  expect(watch()).toBeNull();
  expect(screen.queryByRole('button', { name: /^Nothing was to be touched/, hidden: true })).toBeNull();
});
