import type { GraphSnapshot } from '#contract/graph.ts';
import { type Rule, finding } from './finding.ts';
import { COMMANDS, commandersIn, hasMoved, nodesIn } from './graphFacts.ts';

const isRunning = (graph: GraphSnapshot): boolean => nodesIn(graph).some(({ status }) => status === 'running');
const isIdle = (graph: GraphSnapshot): boolean => !isRunning(graph) && (graph.robot?.commands ?? 0) === 0;

/** The newest program came to its end by itself and found nothing wrong: mostly nothing keeps it waiting. */
export const programEnded: Rule = (graph) => {
  const [newest] = nodesIn(graph);
  if (newest === undefined || !isIdle(graph)) return undefined;
  if (newest.end?.reason !== 'exited' || newest.end.code !== 0) return undefined;
  return finding('programEnded', { name: newest.name, code: ['rospy.Subscriber(', 'rospy.init_node('] });
};

/** The newest program ended with a fault. */
export const programFailed: Rule = (graph) => {
  const [newest] = nodesIn(graph);
  if (newest === undefined || !isIdle(graph)) return undefined;
  const end = newest.end;
  const isFailed = end?.reason === 'signalled' || (end?.reason === 'exited' && end.code !== 0);
  return isFailed ? finding('programFailed', { name: newest.name }) : undefined;
};

/** Nothing was started, or it was stopped. */
export const nothingRuns: Rule = (graph) =>
  isIdle(graph) && programEnded(graph) === undefined && programFailed(graph) === undefined
    ? finding('nothingRuns')
    : undefined;

/** Programs run, and none of them has said that it commands the robot. */
export const nobodyCommands: Rule = (graph) =>
  isRunning(graph) && commandersIn(graph).length === 0 && (graph.robot?.commands ?? 0) === 0
    ? finding('nobodyCommands', { name: COMMANDS, code: ['rospy.Publisher('] })
    : undefined;

/** Nobody answers for the robot. */
export const robotMissing: Rule = ({ robot }) => (robot === null ? finding('robotMissing') : undefined);

/** Somebody told the simulation to stand still. */
export const simulationPaused: Rule = ({ robot }) => (robot?.paused === true ? finding('simulationPaused') : undefined);

/** The simulation does not go on, or hardly, although nobody told it to stand still. */
export const timeStands: Rule = ({ robot }) => {
  if (robot === null || robot.paused === true || robot.seconds < 1 || robot.simulated > robot.seconds / 10)
    return undefined;
  return finding('timeStands', { measured: robot.seconds.toFixed(0) });
};

/** Until a reset the robot obeys nobody. */
export const batteryEmpty: Rule = ({ robot }) => (robot?.battery === 0 ? finding('batteryEmpty') : undefined);

/** It moves after all. */
export const moves: Rule = ({ robot }) =>
  robot !== null && hasMoved(robot)
    ? finding('moves', { measured: robot.driven.toFixed(1), other: robot.seconds.toFixed(0) })
    : undefined;
