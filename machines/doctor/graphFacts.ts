/** What several rules ask of a graph. */
import { isNode } from '#contract/entities.ts';
import type { GraphSnapshot, GraphTopic, RobotReport } from '#contract/graph.ts';

export const COMMANDS = '/cmd_vel';
export const COMMAND_TYPE = 'geometry_msgs/Twist';
const ROBOT = '/robot';
const HAND = '/drive_by_hand';

/** Whose a node is: the robot's, the learner's hand, the site's, or a program's. */
export type NodeRole = 'robot' | 'hand' | 'site' | 'program';

export function roleOf(node: string): NodeRole {
  if (node === ROBOT) return 'robot';
  if (node === HAND) return 'hand';
  return node.startsWith('/servolab') ? 'site' : 'program';
}

/** The nodes that are the learner's, of some. */
export function learnersOf(nodes: readonly string[]): readonly string[] {
  return nodes.filter((node) => node !== ROBOT && !node.startsWith('/servolab'));
}

/** The programs that were started as nodes, the newest first. */
export function nodesIn({ programs }: GraphSnapshot): GraphSnapshot['programs'] {
  return programs.filter(isNode);
}

export function commandTopic({ topics }: GraphSnapshot): GraphTopic | undefined {
  return topics.find(({ name }) => name === COMMANDS);
}

/** The programs of the learner that have said that they command the robot. */
export function commandersIn(graph: GraphSnapshot): readonly string[] {
  return learnersOf(commandTopic(graph)?.publishers ?? []);
}

/** The names that the robot listens to, or publishes. */
export function namesOfRobot({ topics }: GraphSnapshot, part: 'publishers' | 'subscribers'): readonly string[] {
  return topics.filter((topic) => topic[part].includes(ROBOT)).map(({ name }) => name);
}

/** Less is what physics does to a robot at rest. */
const MOVED_METRES = 0.03;
const MOVED_RADIANS = 0.05;

export const hasMoved = ({ driven, turned }: RobotReport): boolean => driven > MOVED_METRES || turned > MOVED_RADIANS;
