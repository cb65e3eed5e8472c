/** However small the window, the robot is seen: what is done with it stands beside what is drawn of it. */
import type { Locator } from 'playwright/test';
import { agree } from './border/Connections.ts';
import type { Visit } from './engine/Visit.ts';
import { expect, test } from './engine/visitTest.ts';
import { enterWorkspace, statusOf } from './engine/workspacePage.ts';

const mapChosen = 'drawing=map camera=follow hidden=';

for (const [drawing, choice] of [
  ['a scene', 'drawing=scene camera=follow hidden='],
  ['a map', mapChosen],
] as const)
  test(`a robot on ${drawing} is seen whole above its times in a window enlarged to 200 %`, async ({ visit }) => {
    const { page } = visit;
    await page.setViewportSize({ width: 640, height: 400 });
    await visit.store('servolab:robotDisplay', choice);
    await openRobot(visit);
    const seen = await boxOf(page.getByRole('img', { name: /^The robot’s world/ }));
    const times = await boxOf(page.getByRole('region', { name: 'Time', exact: true }));
    expect(seen.height).toBeGreaterThanOrEqual(96);
    expect(seen.y + seen.height).toBeLessThanOrEqual(times.y);
  });

for (const [width, height] of [
  [1280, 800],
  [640, 400],
] as const)
  test(`the pad that drives covers nothing of a map and no button in a window ${width} pixels wide`, async ({
    visit,
  }) => {
    const { page } = visit;
    await page.setViewportSize({ width, height });
    await visit.store('servolab:robotDisplay', mapChosen);
    await openRobot(visit);
    await page.getByText('Drive by hand').click();
    const pad = await boxOf(page.getByRole('group', { name: 'Drive the robot' }));
    // The drawing is scaled to its place, and may leave room beside it.
    const drawn = await boxOf(page.getByRole('img', { name: /^The robot’s world/ }).locator('> g'));
    const times = await boxOf(page.getByRole('region', { name: 'Time', exact: true }));
    for (const other of [drawn, times, await boxOf(page.getByRole('switch'))]) expect(overlap(pad, other)).toBe(0);
  });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How many square pixels two boxes share. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

async function boxOf(locator: Locator): Promise<Box> {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It has no box');
  return box;
}

/** A learner's robot stands at its start, and somebody looks. */
async function openRobot(visit: Visit): Promise<void> {
  const { page, border } = visit;
  let isWatched = false;
  border.connections.reply = (frame) => {
    if (frame.type === 'watch_robot') isWatched = true;
    return agree(frame);
  };
  await enterWorkspace(visit);
  await expect(statusOf(page).getByText('File ready')).toBeVisible();
  const sections = page.getByRole('navigation', { name: 'Sections of the workspace' });
  if (await sections.isVisible()) await sections.getByText('Robot').click();
  else await page.getByRole('tab', { name: 'Robot' }).click();
  await expect.poll(() => isWatched).toBe(true);
  for (const at of [0, 100])
    border.connections.send({ type: 'robot', frames: [{ world: 1, era: 1, at, pose: [0, 0, 0] }] });
  await expect(page.getByRole('slider')).toBeVisible();
}
