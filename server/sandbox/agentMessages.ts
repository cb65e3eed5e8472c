/** What the server and the agent inside a sandbox say to each other: one JSON object a line. */
import * as v from 'valibot';
import { programEnd } from '#contract/entities.ts';
import { watchedFloor } from '#contract/goal.ts';
import { GRAPH_PARTS, GRAPH_STATES } from '#contract/socket.ts';
import { topicSight } from '#contract/topic.ts';
import { world } from '#contract/world.ts';
import { handOrder } from './robotMessages.ts';
import { trial, trialReport } from './trialMessages.ts';

const programId = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const text = v.string();

export const programLimits = v.strictObject({
  processes: v.number(),
  addressSpaceBytes: v.number(),
  fileBytes: v.number(),
  openFiles: v.number(),
  /** How much of its output is read in a second; the rest waits in the program's pipe. */
  outputBytesPerSecond: v.number(),
});
export type ProgramLimits = v.InferOutput<typeof programLimits>;

export const agentCommand = v.variant('type', [
  v.strictObject({
    type: v.literal('start'),
    id: programId,
    argv: v.pipe(v.array(v.string()), v.minLength(1)),
    /** Added to the environment that every program gets. */
    environment: v.record(v.string(), v.string()),
    limits: programLimits,
    /** Whether it reads what is written to it; otherwise its input is empty. */
    hasInput: v.optional(v.boolean(), false),
    /** The folder that it finds as its workspace, in place of that of the sandbox. */
    workspace: v.optional(v.string()),
  }),
  v.strictObject({ type: v.literal('write'), id: programId, text }),
  /** SIGINT first; what is left after the grace is killed. */
  v.strictObject({ type: v.literal('stop'), id: programId, graceMs: v.number() }),
  v.strictObject({ type: v.literal('listTopics'), request: v.number() }),
  /** How often messages of each topic come, counted for a while. */
  v.strictObject({ type: v.literal('countRates'), request: v.number() }),
  /** The messages of this topic are told from now on, or no longer. */
  v.strictObject({ type: v.literal('watchTopic'), request: v.number(), name: text }),
  v.strictObject({ type: v.literal('unwatchTopic'), name: text }),
  /** The robot drives in this world from now on, and whoever takes its place does. */
  v.strictObject({ type: v.literal('openWorld'), world, floor: v.optional(watchedFloor) }),
  /** What there is to see of the robot is told from now on, or no longer. */
  v.strictObject({ type: v.literal('watchRobot'), isWatched: v.boolean() }),
  v.strictObject({ type: v.literal('resetRobot') }),
  v.strictObject({ type: v.literal('pauseRobot'), isPaused: v.boolean() }),
  v.strictObject({ type: v.literal('steerRobot'), order: handOrder }),
  /** In place of `openWorld`: the robot that runs, or the first that does, judges the program that is started, and no robot follows it. */
  v.strictObject({ type: v.literal('openTrial'), trial }),
  /** The program that is judged has ended. */
  v.strictObject({ type: v.literal('endTrial') }),
  /** The graph is put in order for another trial: it knows nothing of the one before. */
  v.strictObject({ type: v.literal('renewGraph'), request: v.number() }),
  /** What the robot remembers of its last seconds; null when none answers. */
  v.strictObject({ type: v.literal('reportRobot'), request: v.number() }),
  v.strictObject({ type: v.literal('listProcesses'), request: v.number() }),
]);
export type AgentCommand = v.InferOutput<typeof agentCommand>;

export const agentEvent = v.variant('type', [
  v.strictObject({ type: v.literal('awake') }),
  /** The graph answers, and the robot has joined it or was given up waiting for. */
  v.strictObject({ type: v.literal('graphOpened') }),
  /** Something about the graph that belongs in the server's log. */
  v.strictObject({ type: v.literal('noted'), text }),
  /** A part of the graph was found gone or cut off and is started again, or is back. */
  v.strictObject({
    type: v.literal('graphChanged'),
    part: v.picklist(GRAPH_PARTS),
    state: v.picklist(GRAPH_STATES),
  }),
  v.strictObject({ type: v.literal('topicSeen'), name: text, sight: topicSight }),
  v.strictObject({ type: v.literal('trialReported'), report: trialReport }),
  v.strictObject({ type: v.literal('started'), id: programId, pid: v.number() }),
  v.strictObject({ type: v.literal('printed'), id: programId, stream: v.picklist(['stdout', 'stderr']), text }),
  /** Comes after everything the program printed. */
  v.strictObject({ type: v.literal('ended'), id: programId, end: programEnd }),
  v.strictObject({ type: v.literal('answered'), request: v.number(), value: v.unknown() }),
  v.strictObject({ type: v.literal('unanswered'), request: v.number(), error: text }),
]);
export type AgentEvent = v.InferOutput<typeof agentEvent>;
