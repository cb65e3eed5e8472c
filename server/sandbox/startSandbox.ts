/** A learner's sandbox as the server holds it: programs are started in it, and its graph is asked for topics. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { type RobotReport, robotReport } from '#contract/graph.ts';
import type { GraphPart, GraphState } from '#contract/socket.ts';
import * as v from 'valibot';
import { type TopicRates, type TopicSight, topicRates } from '#contract/topic.ts';
import type { WatchedFloor } from '#contract/goal.ts';
import type { World } from '#contract/world.ts';
import type { HandOrder, Sighting } from './robotMessages.ts';
import { type Topic, topics } from '../middleware/Topic.ts';
import { agentEvent, type AgentCommand } from './agentMessages.ts';
import { Conversation } from './Conversation.ts';
import { Deferred } from './Deferred.ts';
import { INFO_DESCRIPTOR, type OuterSandbox, outerArguments } from './outerArguments.ts';
import type { Program, ProgramListener } from './program.ts';
import { readablePipe } from './readablePipe.ts';
import { readMessages } from './readMessages.ts';
import { readSight } from './readSight.ts';
import { sightDescriptors } from './sightDescriptors.ts';
import type { Trial, TrialReport } from './trialMessages.ts';
import { type WatchOutcome, watchOutcome } from './watchOutcome.ts';

export interface Sandbox {
  /** Resolves when the graph answers; never rejects before `ended` resolves. */
  readonly graph: Promise<void>;
  /** Resolves with the reason when nothing of the sandbox is left. */
  readonly ended: Promise<string>;
  /** The number of its first process on this machine, under which everything in it runs; undefined while that is not known. */
  first(): number | undefined;
  /** Tells of every part of the graph that is started again, and when it is back. */
  watchGraph(changed: (part: GraphPart, state: GraphState) => void): void;
  start(program: Program, listener: ProgramListener): void;
  /** Into the input of a program that has one. Of ASCII alone: it may travel in pieces. */
  write(id: string, text: string): void;
  /** SIGINT, and after the grace the end of everything the program has started. */
  stop(id: string, graceMs: number): void;
  /** The world of its robot, which has none before, and the floor that is to be looked at there. */
  openWorld(world: World, floor?: WatchedFloor): void;
  /** Tells what there is to see of the robot while it is watched. */
  seeRobot(seen: (sightings: readonly Sighting[]) => void): void;
  watchRobot(isWatched: boolean): void;
  /** Puts robot and crates back to where they start. */
  resetRobot(): void;
  /** Lets the simulation stand still, or go on. */
  pauseRobot(isPaused: boolean): void;
  /** Drives the robot by hand. */
  steerRobot(order: HandOrder): void;
  /** In place of `openWorld`: its robot judges the program that is started in it, and tells of that. For another trial than the first, the graph has to be renewed before. */
  openTrial(trial: Trial, onReport: (report: TrialReport) => void): void;
  /** The program that is judged has ended. */
  endTrial(): void;
  /** Puts the graph in order for another trial, once no program runs. Rejects when that cannot be done in good order. */
  renewGraph(): Promise<void>;
  /** Rejects when the graph does not answer. */
  topics(): Promise<Topic[]>;
  /** How often messages of each topic come, counted for a while. Rejects when nobody could count them. */
  topicRates(): Promise<TopicRates>;
  /** What the robot remembers of its last seconds; null when none answers. */
  robotReport(): Promise<RobotReport | null>;
  /** Tells the latest messages of the topics that are watched. */
  seeTopic(seen: (name: string, sight: TopicSight) => void): void;
  /** Rejects when the graph does not answer. */
  watchTopic(name: string): Promise<WatchOutcome>;
  unwatchTopic(name: string): void;
  /** The arguments of every process in the sandbox. */
  processes(): Promise<unknown>;
  /** Kills everything in it; resolves when nothing is left. */
  close(): Promise<void>;
}

/** A sandbox has the least of a busy machine: where two servers begin at once on two cores, ten seconds were too few. */
const AWAKE_WITHIN_MS = 60_000;

/**
 * Resolves once the agent inside is awake; rejects with what went wrong, in words.
 * Must be called from the main thread: the sandbox dies with the thread that started it.
 */
export async function startSandbox(settings: OuterSandbox, log: (text: string) => void): Promise<Sandbox> {
  const [program = '', ...args] = outerArguments(settings);
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe', 'pipe', 'pipe'], env: {}, cwd: '/' });
  const info = collect(readablePipe(child, INFO_DESCRIPTOR));
  const complaint = collect(readablePipe(child, 2));
  const conversation = new Conversation(
    (command: AgentCommand) => child.stdin?.write(`${JSON.stringify(command)}\n`),
    log,
  );
  child.stdin?.on('error', () => {
    // The agent is gone; the end of the child says so and why.
  });
  readMessages(
    readablePipe(child, 1),
    agentEvent,
    (event) => conversation.receive(event),
    (problem) => {
      log(`A sandbox is ended because its agent spoke nonsense: ${problem}`);
      killTree(child, info());
    },
  );
  let robotSeen: ((seen: readonly Sighting[]) => void) | undefined;
  readSight(readablePipe(child, sightDescriptors.agent), (seen) => robotSeen?.(seen));
  const ended = whenEnded(child).then((how) => {
    const reason = `The sandbox ended (${how}). ${complaint().slice(-500).trim()}`.trim();
    conversation.close(reason);
    settings.group?.close();
    return reason;
  });
  const close = async (): Promise<void> => {
    killTree(child, info());
    await ended;
  };
  const late = setTimeout(() => killTree(child, info()), AWAKE_WITHIN_MS);
  await conversation.awake.finally(() => clearTimeout(late));
  return {
    graph: conversation.graph,
    first: () => firstProcess(info()),
    ended,
    watchGraph: (changed) => (conversation.graphChanged = changed),
    start: (request, listener) => conversation.start(request, listener),
    write: (id, text) => conversation.write(id, text),
    stop: (id, graceMs) => conversation.stop(id, graceMs),
    openWorld: (world, floor) => conversation.order({ type: 'openWorld', world, ...(floor && { floor }) }),
    seeRobot: (seen) => (robotSeen = seen),
    watchRobot: (isWatched) => conversation.order({ type: 'watchRobot', isWatched }),
    resetRobot: () => conversation.order({ type: 'resetRobot' }),
    pauseRobot: (isPaused) => conversation.order({ type: 'pauseRobot', isPaused }),
    steerRobot: (order) => conversation.order({ type: 'steerRobot', order }),
    openTrial(trial, onReport) {
      conversation.trialReported = onReport;
      conversation.order({ type: 'openTrial', trial });
    },
    endTrial: () => conversation.order({ type: 'endTrial' }),
    async renewGraph() {
      await conversation.request((request) => ({ type: 'renewGraph', request }));
    },
    async topics() {
      return v.parse(topics, await conversation.request((request) => ({ type: 'listTopics', request })));
    },
    async topicRates() {
      return v.parse(topicRates, await conversation.request((request) => ({ type: 'countRates', request })));
    },
    async robotReport() {
      return v.parse(
        v.nullable(robotReport),
        await conversation.request((request) => ({ type: 'reportRobot', request })),
      );
    },
    seeTopic: (seen) => (conversation.topicSeen = seen),
    async watchTopic(name) {
      return v.parse(watchOutcome, await conversation.request((request) => ({ type: 'watchTopic', request, name })));
    },
    unwatchTopic: (name) => conversation.order({ type: 'unwatchTopic', name }),
    processes: () => conversation.request((request) => ({ type: 'listProcesses', request })),
    close,
  };
}

/** Resolves with how it ended, in words. */
function whenEnded(child: ChildProcess): Promise<string> {
  const end = new Deferred<string>();
  child.on('error', (error) => end.resolve(error.message));
  child.on('close', (code, signal) => end.resolve(signal ?? `code ${code}`));
  return end.promise;
}

/** The kernel ends a namespace with its first process, before that process can be waited for: nothing outlives `close`. */
function killTree(child: ChildProcess, info: string): void {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const first = firstProcess(info);
  if (first === undefined) return void child.kill('SIGKILL');
  try {
    process.kill(first, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

function firstProcess(info: string): number | undefined {
  const found = /"child-pid": (\d+)/.exec(info)?.[1];
  return found === undefined ? undefined : Number(found);
}

function collect(stream: Readable): () => string {
  let text = '';
  stream.on('data', (bytes: Buffer) => (text = (text + bytes.toString()).slice(-4000)));
  return () => text;
}
