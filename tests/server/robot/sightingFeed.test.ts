import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createSightingFeed } from '#server/robot/sightingFeed.ts';
import type { Sighting } from '#server/sandbox/robotMessages.ts';

/** As often as the simulation ticks in a second. */
const TICKS = 50;

/** A robot that is watched; `after` answers what is told while so many seconds pass, `drive` what is told while the robot drives besides. */
function watched() {
  const robot = { x: 0, at: 0, touches: false };
  const sightings: Sighting[] = [];
  const count = { lines: 0 };
  const output = new Writable({
    write(chunk: Buffer, _, done) {
      count.lines += 1;
      sightings.push(...(JSON.parse(String(chunk)) as Sighting[]));
      done();
    },
  });
  const look = (hasScan: boolean): Sighting => ({
    era: 1,
    at: (robot.at += 20),
    pose: [robot.x, 0, 0],
    crates: [],
    touches: robot.touches,
    ...(hasScan && { scan: [100, 200] }),
  });
  const feed = createSightingFeed(look, () => output);
  feed.watch(true);
  const after = (seconds: number, speed = 0): Sighting[] => {
    sightings.splice(0);
    for (let tick = 0; tick < seconds * TICKS; tick += 1) {
      robot.x += speed / TICKS;
      feed.tick();
    }
    return [...sightings];
  };
  return { robot, feed, count, after, drive: (seconds: number) => after(seconds, 0.4) };
}

it('tells thirty times a second of what moves, every third time with what the laser reads', () => {
  const { drive } = watched();
  const seen = drive(3);
  expect(seen).toHaveLength(90);
  expect(seen.filter(({ scan }) => scan !== undefined)).toHaveLength(30);
});

it('tells two moments together while the robot drives, so that its readers are woken half as often', () => {
  const { count, drive } = watched();
  drive(2);
  expect(count.lines).toBe(30);
});

it('tells of what stands still for about a second, and then three times a second that it is there', () => {
  const { after } = watched();
  expect(after(1)).toHaveLength(30);
  after(1);
  const seen = after(10);
  expect(seen).toHaveLength(30);
  expect(seen.filter(({ scan }) => scan !== undefined)).toHaveLength(10);
  expect(seen.every(({ at }, index) => at > (seen[index - 1]?.at ?? 0))).toBe(true);
});

it.each([
  ['where it stands', { x: 0.001 }],
  ['what it touches', { touches: true }],
])('tells a change of %s with the next look that shows it, and for a second from then on', (_, change) => {
  const { robot, after } = watched();
  after(5);
  Object.assign(robot, change);
  const first = after(0.1);
  expect(first).not.toEqual([]);
  expect([...first, ...after(0.9)]).toHaveLength(30);
});

it('tells whoever begins to watch everything, however long nothing has been new', () => {
  const { feed, after } = watched();
  after(5);
  feed.watch(true);
  expect(after(1)).toHaveLength(30);
});

it('tells nothing while nobody watches', () => {
  const { robot, feed, after } = watched();
  feed.watch(false);
  robot.x = 1;
  expect(after(5)).toEqual([]);
});
