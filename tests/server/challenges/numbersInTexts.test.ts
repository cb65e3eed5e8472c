import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { Check } from '#contract/goal.ts';
import { heights } from '#contract/world.ts';
import { projectRoot } from '#server/config/bundles.ts';
import type { Challenge } from '#server/challenges/course.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { USUAL_VARIATION } from '#server/judge/judgedWorlds.ts';
import { robotModel } from '#server/robot/robotModel.ts';
import { createSimulation } from '#server/robot/simulation.ts';
import { createWorld, loadPhysics } from '#server/robot/world.ts';
import { en } from '#src/texts/en/en.ts';
import { challengeIn } from './farthestStarts.ts';

const course = readCourse(projectRoot);
const { camera, gripper, halfLength, halfWidth, laser, maxAngularSpeed, maxLinearSpeed } = robotModel;
const turningRadius = Math.hypot(halfLength, halfWidth).toFixed(2);
const perSecond = await messagesPerSecond();

/** What is true of the robot in every world; a direction of a ray is its place in `ranges`. */
const ofTheRobot = [
  laser.rays,
  laser.rays / 2,
  laser.rays / 4,
  (laser.rays * 3) / 4,
  laser.maxRange,
  maxLinearSpeed,
  maxAngularSpeed,
  turningRadius,
  gripper.reach,
  limits.backgroundProcessMs / 1000,
  heights.crate,
  camera.columns,
  camera.columns - 1,
  (camera.columns - 1) / 2,
  camera.rows,
  camera.rows - 1,
  // The largest number in a byte.
  255,
].map(Number);

const problems = course.challenges.flatMap((challenge) => [
  [challenge.folder, challenge.problem, challenge] as const,
  ...Object.entries(challenge.translations).map(
    ([language, { problem }]) => [`${challenge.folder} in ${language}`, problem, challenge] as const,
  ),
]);

it.each(problems)(
  'says no number in the problem of %s that its world, its goal or the robot does not have',
  (_, problem, challenge) => {
    const { world, about } = challenge;
    const variation = world.start.vary ?? USUAL_VARIATION;
    const known = new Set([
      ...ofTheRobot,
      ...numbersOf(world),
      ...numbersOf(variation),
      ...goalNumbers(about.goal),
      ...world.regions.flatMap(besideTheMiddle),
    ]);
    expect(numbersIn(problem).filter((number) => !known.has(number))).toEqual([]);
  },
);

it.each([
  ['01-obstacle-course', { 10: 'ten times a second', 20: 'twenty times a second' }],
  ['03-autonomous-explorer', {}],
])('says in %s what the laser and the odometry bring', (folder, rates) => {
  const { problem } = challengeIn(folder);
  expect(problem).toContain(`brings ${laser.rays} distances`);
  for (const [rate, words] of Object.entries(rates)) {
    expect(Object.values(perSecond)).toContain(Number(rate));
    expect(problem).toContain(words);
  }
});

it('draws the map of the explorer in the cells that its goal counts', () => {
  const { problem, starter, about } = challengeIn('03-autonomous-explorer');
  const see = about.goal.find((check) => check.check === 'see');
  expect(problem).toContain(`square cells of ${see?.cell} m`);
  expect(starter).toContain(`CELL = ${see?.cell}  # metres`);
});

it('starts the course towards the target that its goal asks for', () => {
  const { starter, world } = challengeIn('01-obstacle-course');
  const target = world.regions.find(({ name }) => name === 'target');
  if (target?.shape !== 'circle') throw new Error('The target is no circle.');
  expect(starter).toContain(`The target is a circle of ${target.radius} m around (${target.at.join(', ')})`);
  expect(starter).toContain(`TARGET_X = ${target.at[0].toFixed(1)}\nTARGET_Y = ${target.at[1].toFixed(1)}\n`);
});

it('starts the crates from where they stand, with the zone that they belong in', () => {
  const { starter, world } = challengeIn('02-object-manipulation');
  const places = world.crates.map(({ at: [x, y] }) => `(${x}, ${y.toFixed(1)})`);
  expect(starter).toContain(`CRATES = [${places.join(', ')}]\n`);
  const zone = world.regions.find(({ name }) => name === 'drop zone');
  if (zone?.shape !== 'box') throw new Error('The drop zone is no box.');
  const [x, y] = [0, 1].map((axis) => `(${zone.from[axis]?.toFixed(1)}, ${zone.to[axis]?.toFixed(1)})`);
  expect(starter).toContain(`DROP_ZONE_X = ${x}\nDROP_ZONE_Y = ${y}\n`);
});

it.each([
  ...problems.filter(([, , { folder }]) => folder === '02-object-manipulation'),
  ['its starter', challengeIn('02-object-manipulation').starter, challengeIn('02-object-manipulation')] as const,
])('says in %s how wide and how high the crates are', (_, text, { world }) => {
  const edges = new Set(world.crates.flatMap(({ size }) => size));
  expect([...edges, heights.crate]).toHaveLength(2);
  const [edge, height] = [...edges, heights.crate];
  expect(text).toMatch(new RegExp(`${edge} m (square|de largo y de ancho),? (and|y) ${height} m (high|de alto)`));
});

it.each(problems.filter(([, , { folder }]) => folder === '07-mind-the-wall'))(
  'says in %s how much more or less than half a metre its goal takes',
  (_, problem, { world }) => {
    const before = world.regions.find(({ name }) => name === 'last half metre');
    if (before === undefined) throw new Error('There is no last half metre.');
    expect(problem).toMatch(
      new RegExp(`(Up to|hasta) ${besideTheMiddle(before)[0]} m (more or less|de más o de menos)`),
    );
  },
);

it('says in the last hint of Turn to the Blue Box how many columns are half a picture', () => {
  const { hints, translations } = challengeIn('26-turn-to-blue');
  expect(hints.at(-1)).toContain(`half the width of the picture, ${camera.columns / 2} columns`);
  expect(translations['es']?.hints.at(-1)).toContain(`medio ancho de la imagen, ${camera.columns / 2} columnas`);
});

it('says on the site what the laser and the consoles do', () => {
  expect(en.homeTexts.drawingRange).toBe(`range_max ${laser.maxRange} m`);
  expect(en.homeTexts.drawingScale).toBe(`${halfLength * 2} m`);
  expect(en.consoleTexts.longRunningHint).toContain(`after ${limits.backgroundProcessMs / 1000} seconds`);
});

it('describes the robot as it is', () => {
  const page = readFileSync(join(projectRoot, 'docs/robot.md'), 'utf8');
  const { maxAngularAcceleration, maxLinearAcceleration } = robotModel;
  for (const sentence of [
    `| \`/scan\` | \`sensor_msgs/LaserScan\` | robot → you | ${perSecond['/scan']} Hz | ${laser.rays} distances`,
    `| \`/odom\` | \`nav_msgs/Odometry\` | robot → you | ${perSecond['/odom']} Hz |`,
    `| \`/clock\` | \`rosgraph_msgs/Clock\` | robot → you | ${perSecond['/clock']} Hz |`,
    `| size | ${(halfLength * 2).toFixed(2)} m long, ${(halfWidth * 2).toFixed(2)} m wide; it turns on the spot inside a circle of ${turningRadius} m`,
    `up to ${maxLinearSpeed.toFixed(1)} m/s, turning up to ${maxAngularSpeed.toFixed(1)} rad/s`,
    `| ${maxLinearAcceleration.toFixed(1)} m/s², ${maxAngularAcceleration.toFixed(1)} rad/s² |`,
    `| gripper | a magnet, ${gripper.halfWidth * 2} m wide, in the middle of the front; it takes hold of a crate that is at most ${gripper.reach} m before it |`,
    `| \`/gripper/holding\` | \`std_msgs/Bool\` | robot → you | ${perSecond['/gripper/holding']} Hz |`,
    `| \`/bumper\` | \`std_msgs/Bool\` | robot → you | ${perSecond['/bumper']} Hz |`,
    `| \`/battery\` | \`sensor_msgs/BatteryState\` | robot → you | ${perSecond['/battery']} Hz |`,
    `| laser range | ${laser.minRange} m to ${laser.maxRange} m;`,
  ]) {
    expect(page).toContain(sentence);
  }
});

/** How often the robot says what in a second. */
async function messagesPerSecond(): Promise<Record<string, number>> {
  await loadPhysics();
  const world = createWorld(course.practiceWorld);
  const counts: Record<string, number> = {};
  const publish = ({ topic }: { topic: string }) => void (counts[topic] = (counts[topic] ?? 0) + 1);
  const simulation = createSimulation(world, { hasSubscribers: () => true, publish }, 0);
  for (let now = 20; now <= 1000; now += 20) simulation.advance(now);
  world.free();
  return counts;
}

/** The numbers of a text; code to be copied, the numbering of lists and rows and the names of pictures are none. */
function numbersIn(markdown: string): number[] {
  const text = markdown
    .replaceAll(/```[\s\S]*?```|`ros[^`]*`/g, '')
    .replaceAll(/^(\| |)\d+(\.| \|)/gm, '')
    .replaceAll(/[a-z]_msgs\/\w+|[a-z]+\.svg/g, '');
  return [...text.matchAll(/-?\d+(\.\d+)?/g)].map(([number]) => Number(number));
}

/** How far its middle may be missed along x and along y. */
function besideTheMiddle(region: Challenge['world']['regions'][number]): number[] {
  if (region.shape === 'circle') return [region.radius];
  const { from, to } = region;
  return [0, 1].map((axis) => Number((Math.abs((to[axis] ?? 0) - (from[axis] ?? 0)) / 2).toFixed(3)));
}

function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersOf) : [];
}

/** A share is told in parts of a hundred. */
function goalNumbers(goal: readonly Check[]): number[] {
  return goal.flatMap((check) => [...numbersOf(check), ...(check.check === 'see' ? [check.share * 100, 100] : [])]);
}
