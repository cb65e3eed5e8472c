import { type Rule, finding } from './finding.ts';
import { COMMANDS, commandersIn, hasMoved } from './graphFacts.ts';

/** The robot stops half a second after a command. */
const STEADY_RATE = 2;
/** Nobody means more radians a second; nobody turns slower in degrees. */
const DEGREES_FROM = 10;
/** Of less nobody says that nothing comes. */
const LEAST_SECONDS = 2;
/** Commands of less have no rate that could be told. */
const LEAST_SPAN = 1.5;
/** Whoever has said nothing for longer, and for longer than between two commands before, has stopped. */
const LONGEST_SILENCE = 1;
const WALL_METRES = 0.35;

const linearCode = ['.linear.x', 'linear'];
const angularCode = ['.angular.z', 'angular'];

/** A program can command the robot, and does not. */
export const notCommanded: Rule = (graph) => {
  const { robot } = graph;
  const [node] = commandersIn(graph);
  if (robot === null || robot.commands > 0 || robot.seconds < LEAST_SECONDS || node === undefined) return undefined;
  return finding('notCommanded', { name: node, measured: robot.seconds.toFixed(0), code: ['.publish('] });
};

/** The robot rests between two commands. */
export const tooSeldom: Rule = ({ robot }) => {
  if (robot === null || robot.silence === null || robot.span < LEAST_SPAN) return undefined;
  const rate = (robot.commands - 1) / robot.span;
  if (rate >= STEADY_RATE || robot.silence > Math.max(LONGEST_SILENCE, 1 / rate)) return undefined;
  return finding('tooSeldom', { name: COMMANDS, measured: rate.toFixed(1), code: ['rospy.Rate(', 'rospy.sleep('] });
};

/** Every command is to stand still. */
export const standsStill: Rule = ({ robot }) => {
  if (robot === null || robot.commands === 0 || robot.last === null || hasMoved(robot)) return undefined;
  if (robot.last.linear !== 0 || robot.last.angular !== 0) return undefined;
  return finding('standsStill', { name: COMMANDS, code: linearCode });
};

/** An angle in degrees where radians belong. */
export const inDegrees: Rule = ({ robot }) => {
  if (robot === null || robot.commands === 0 || robot.last === null) return undefined;
  const { angular } = robot.last;
  if (Math.abs(angular) < DEGREES_FROM) return undefined;
  return finding('inDegrees', {
    measured: numberOf(angular),
    other: numberOf(robot.limit.angular),
    code: angularCode,
  });
};

/** More than the robot can do is cut. */
export const tooFast: Rule = ({ robot }) => {
  if (robot === null || robot.commands === 0 || robot.last === null) return undefined;
  const { linear, angular } = robot.last;
  if (Math.abs(linear) > robot.limit.linear)
    return finding('tooFast', {
      name: 'linear.x',
      measured: numberOf(linear),
      other: numberOf(robot.limit.linear),
      code: linearCode,
    });
  if (Math.abs(angular) > robot.limit.angular && Math.abs(angular) < DEGREES_FROM)
    return finding('tooFast', {
      name: 'angular.z',
      measured: numberOf(angular),
      other: numberOf(robot.limit.angular),
      code: angularCode,
    });
  return undefined;
};

/** Each takes back what the other commands. */
export const twoCommand: Rule = (graph) => {
  const nodes = commandersIn(graph);
  if (nodes.length < 2 || (graph.robot?.commands ?? 0) === 0) return undefined;
  return finding('twoCommand', { name: nodes.slice(0, 5).join(', '), measured: String(nodes.length) });
};

/** It is told to drive on, and something stands there: straight ahead, or where a corner or another side is caught. */
export const wall: Rule = ({ robot }) => {
  if (robot === null || robot.commands === 0 || robot.last === null || hasMoved(robot)) return undefined;
  const { linear, angular } = robot.last;
  if (linear > 0 && robot.ahead !== null && robot.ahead <= WALL_METRES)
    return finding('wall', { measured: robot.ahead.toFixed(2), code: linearCode });
  if (!robot.touches || (linear === 0 && angular === 0)) return undefined;
  return finding('wall', { code: linear === 0 ? angularCode : linearCode });
};

/** With two decimals, where it has any. */
const numberOf = (value: number): string => String(Math.round(value * 100) / 100);
