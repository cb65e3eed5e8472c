/** What the HTTP and socket layers ask of a learner's workspace, and what it tells them. */
import type { BuildResult, ProcessEntry, TopicDetails } from '#contract/entities.ts';
import type { ErrorFact } from '#contract/errorFacts.ts';
import type { GraphSnapshot } from '#contract/graph.ts';
import type { OpenedWorld } from '#contract/robot.ts';
import type { SandboxFault } from '#contract/sandboxFaults.ts';
import type { GraphPart, GraphState } from '#contract/socket.ts';
import type { TopicRates, TopicSight } from '#contract/topic.ts';
import type { JudgingProgress, Verdict } from '#contract/verdict.ts';
import type { BuildRequest } from '../builds/buildRequest.ts';
import type { LanguageListener, LanguageServer } from '../languages/LanguageServer.ts';
import type { StopEnd } from '../processes/OutsideEnd.ts';
import type { Output } from '../processes/output.ts';
import type { ProcessObserver } from '../processes/ProcessObserver.ts';
import type { SandboxLoad } from '../sandbox/budget/LoadMeter.ts';
import type { HandOrder } from '../sandbox/robotMessages.ts';
import type { RobotWatcher } from './WorkspaceRobot.ts';
import type { WorkspaceSight } from './WorkspaceSight.ts';

/** Every learner's workspace, by the id of the learner. */
export interface Workspaces {
  /** Whether learners' code can be run here at all; decided once, by a canary in the real profile. */
  readonly sandbox: SandboxReport;
  /** The learner's workspace; its files exist from now on, its sandbox starts with the first process. */
  of(learnerId: string): Promise<Workspace>;
  /**
   * Ends what runs of the learner and removes their files, then does the `last` thing. Nobody opens the workspace meanwhile, nor ever again
   * when all went well; rejects with what did not, and then it can be done again.
   */
  remove(learnerId: string, last: () => Promise<void>): Promise<void>;
  /** Ends what runs of the learner; whoever asks for the workspace next opens it anew. */
  leave(learnerId: string): Promise<void>;
  /** Where every learner's program of a challenge lies, `/ws/…`; undefined when there is no such challenge. */
  programPathOf(challengeId: number): string | undefined;
  /** The file that a command runs by its name, `/ws/…`; undefined when it runs none. Whether there is such a file is not asked. */
  fileRunBy(command: string, args: readonly string[]): string | undefined;
  /**
   * Judges a program of a challenge in a sandbox that nothing else shares. Rejects with WorkspaceUnavailableError when nothing can be run here,
   * with JudgeError when the judge could not do its work.
   */
  judge(request: JudgeRequest): Promise<Verdict>;
  /** The workspaces that were opened since the server started. */
  sights(): Promise<WorkspaceSight[]>;
  /** What each sandbox uses, those in which programs are judged among them. */
  loads(): SandboxLoad[];
  /** Ends the sandbox of a learner with everything in it; the next use starts another. Answers whether there was one. */
  endSandbox(learnerId: string): Promise<boolean>;
  /** Ends every sandbox and waits until nothing of any learner runs any more. */
  close(): Promise<void>;
}

export interface JudgeRequest {
  /** One that there is. */
  challengeId: number;
  code: string;
  /** Told how far the judge is. */
  progress: (progress: JudgingProgress) => void;
  /** Told what came of each start. */
  judged?: (verdict: Verdict) => void;
}

export type SandboxReport =
  | { available: true; reason: null }
  /** `reason` says in words what `fault` is. */
  | { available: false; reason: string; fault: SandboxFault };

/** Called with the latest message of a topic. */
export type TopicWatcher = (sight: TopicSight) => void;

/** One learner's corner of the robot's computer. */
export interface Workspace {
  /** The folder on the host that is `/ws` inside the sandbox. */
  readonly root: string;
  /** Throws TooManyProgramsError when enough runs for one more, ProcessExistsError when a process has the id that it shall have. */
  requireRoom(processId?: string): void;
  /**
   * Starts a program once there is a sandbox, unless it belongs to a challenge that was left meanwhile: then it has been stopped. `confirm` is asked right before; where it
   * rejects, nothing is started. Rejects with WorkspaceUnavailableError when nothing can be run here, with TooManyProgramsError when enough runs.
   */
  execute(request: StartRequest, confirm?: () => Promise<void>): Promise<ProcessEntry>;
  /**
   * Builds what is on disk, one build after the other. Its process is listed at once; resolves when it has ended. Rejects
   * with ProcessExistsError when another process has the id that was asked for, with TooManyProgramsError when enough runs.
   */
  build(request: BuildRequest): Promise<BuildResult>;
  /** Undefined when no process of this id is a build. */
  buildOf(processId: string): BuildResult | undefined;
  /**
   * The robot drives in this challenge's world from now on, or in the practice world for null; it stays where it is when that is its world
   * already. Answers whether there is such a challenge.
   */
  openChallenge(challengeId: number | null): boolean;
  /** Which world that is, and what its challenge asks for. */
  openedWorld(): OpenedWorld;
  /** Starts the sandbox where none runs. Rejects with WorkspaceUnavailableError when nothing can be run here. */
  wakeRobot(): Promise<void>;
  /** Tells what there is to see of the robot, many times a second, until the returned function is called. */
  watchRobot(seen: RobotWatcher): () => void;
  readonly robot: RobotControls;
  /** Newest first; those that have ended stay listed. */
  list(): ProcessEntry[];
  /** Resolves when nothing of the process is left; undefined when there is no such process. Without an end it is its learner who stops it. */
  stop(processId: string, end?: StopEnd): Promise<ProcessEntry | undefined>;
  topics(): Promise<string[]>;
  /** How often messages of each topic come, counted for two seconds. Rejects with WorkspaceUnavailableError when nobody could count them. */
  topicRates(): Promise<TopicRates>;
  /** Undefined when there is no such topic. */
  topic(name: string): Promise<TopicDetails | undefined>;
  /** The robot, its topics and the newest programs at this moment. */
  graph(): Promise<GraphSnapshot>;
  /**
   * Tells the latest message of a topic, a few times a second at most, until the returned function is called. Rejects with
   * TopicUnwatchedError, and with WorkspaceUnavailableError.
   */
  watchTopic(name: string, seen: TopicWatcher): Promise<() => void>;
  /** What a process printed, undefined when there is no such process. */
  output(processId: string): Output | undefined;
  /** Counts a listener to a process's output, until the returned function is called. */
  listen(processId: string): () => void;
  /** The parts of the robot's graph that are being started again. */
  restarting(): readonly GraphPart[];
  watch(observer: WorkspaceObserver): () => void;
  /**
   * Starts a language server for one speaker; it ends when it is told to, or by itself when nobody speaks to it. Rejects with
   * WorkspaceUnavailableError when nothing can be run here, and with TooManyLanguageServersError.
   */
  startLanguageServer(listener: LanguageListener): Promise<LanguageServer>;
}

/** What can be done with the robot of a workspace. Each answers whether one runs: nothing can be done with one that does not, and `wakeRobot` starts it. */
export interface RobotControls {
  /** Robot and crates go back to where they start. */
  reset(): boolean;
  /** Physics and `/clock` stand still for every program, or go on. */
  pause(isPaused: boolean): boolean;
  /** Drives it by hand. */
  steer(order: HandOrder): boolean;
}

export interface StartRequest {
  command: string;
  args: readonly string[];
  isLongRunning: boolean;
  /** Its learner wishes that it is stopped after so long. */
  stopAfterMs?: number | undefined;
  name: string;
}

export interface WorkspaceObserver extends ProcessObserver {
  /** A part of the robot's graph is started again, or is back. */
  graphChanged(part: GraphPart, state: GraphState): void;
}

/** There is a process of the id that was asked for. */
export class ProcessExistsError extends Error {
  override name = 'ProcessExistsError';
  readonly fact: ErrorFact;

  constructor(processId: string) {
    super(`A process with the id ${processId} exists already.`);
    this.fact = { code: 'PROCESS_EXISTS', facts: { process_id: processId } };
  }
}

/** As many programs run as may run at a time. */
export class TooManyProgramsError extends Error {
  override name = 'TooManyProgramsError';
  readonly fact: ErrorFact;

  constructor(most: number) {
    super(`${most} of your programs are running, and no more can run at a time. Stop one of them, then try again.`);
    this.fact = { code: 'TOO_MANY_PROGRAMS', facts: { most } };
  }
}

/** There is no such topic to watch, or nobody has said yet which messages it carries. */
export class TopicUnwatchedError extends Error {
  override name = 'TopicUnwatchedError';
  readonly fact: ErrorFact;

  constructor(name: string, why: 'missing' | 'untyped') {
    super(why === 'missing' ? `There is no topic ${name}.` : `Nobody has said yet which messages ${name} carries.`);
    this.fact = { code: why === 'missing' ? 'TOPIC_NOT_FOUND' : 'TOPIC_TYPE_UNKNOWN', facts: {} };
  }
}

/** Nothing can be run here; the message is for the learner. */
export class WorkspaceUnavailableError extends Error {
  override name = 'WorkspaceUnavailableError';
  readonly fact: ErrorFact;

  constructor(fact: ErrorFact, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fact = fact;
  }
}

/** The error of whoever wants to run something where no sandbox stands. */
export function unavailable({
  reason,
  fault,
}: Extract<SandboxReport, { available: false }>): WorkspaceUnavailableError {
  return new WorkspaceUnavailableError({ code: 'SANDBOX_UNAVAILABLE', facts: { fault } }, reason);
}

/** The error of whoever wants something that the end of the server leaves no time for. */
export function stopping(): WorkspaceUnavailableError {
  return new WorkspaceUnavailableError({ code: 'SERVER_STOPPING', facts: {} }, 'The server is shutting down.');
}
