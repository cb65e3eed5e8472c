/** One learner's workspace: its sandbox starts with the first use, ends when nobody needs it, and may break and come back. */
import type { BuildResult, ProcessEntry, TopicDetails } from '#contract/entities.ts';
import type { GraphSnapshot } from '#contract/graph.ts';
import type { GraphPart } from '#contract/socket.ts';
import type { TopicRates } from '#contract/topic.ts';
import { Build } from '../builds/Build.ts';
import type { OpenedWorld } from '#contract/robot.ts';
import { cleanArguments, planBuild } from '../builds/planBuild.ts';
import type { Middleware } from '../middleware/Middleware.ts';
import { LearnerProcess, type ProcessPlan } from '../processes/LearnerProcess.ts';
import type { OutsideEnd, StopEnd } from '../processes/OutsideEnd.ts';
import { RING_BYTES } from '../processes/OutputRing.ts';
import { ProcessTable } from '../processes/ProcessTable.ts';
import { buildLimits } from '../sandbox/programLimits.ts';
import type { BudgetListener } from '../sandbox/budget/BudgetWatch.ts';
import { runProgram } from '../sandbox/runProgram.ts';
import type { Sandbox } from '../sandbox/startSandbox.ts';
import { describeTopic } from './describeTopic.ts';
import { lookAtGraph } from './lookAtGraph.ts';
import { planProgram } from './planProgram.ts';
import { requireRoom } from './requireRoom.ts';
import { SandboxHolder } from './SandboxHolder.ts';
import { type RobotWatcher, WorkspaceRobot } from './WorkspaceRobot.ts';
import { WorkspaceObservers } from './WorkspaceObservers.ts';
import { WorkspaceTopics } from './WorkspaceTopics.ts';
import type { WorkspaceRules } from './WorkspaceRules.ts';
import type { BuildRequest } from '../builds/buildRequest.ts';
import type { LanguageListener, LanguageServer } from '../languages/LanguageServer.ts';
import { LanguageServers } from '../languages/LanguageServers.ts';
import type { Output } from '../processes/output.ts';
import type { StartRequest, TopicWatcher, Workspace, WorkspaceObserver } from './workspace.ts';

export interface LearnerWorkspaceSettings {
  root: string;
  rules: WorkspaceRules;
  middleware: Middleware;
  /** Knows the practice world by null. */
  worldOf: (challengeId: number | null) => OpenedWorld | undefined;
  /** Whether a command runs the program of another challenge than this one. */
  runsAnother: (challengeId: number | null, command: string) => boolean;
  /** Rejects with WorkspaceUnavailableError when nothing can be run. The listener is told of its programs. */
  start: (listener: BudgetListener) => Promise<Sandbox>;
}

export class LearnerWorkspace implements Workspace {
  readonly root: string;
  readonly #rules: WorkspaceRules;
  readonly #middleware: Middleware;
  readonly #holder: SandboxHolder;
  readonly robot: WorkspaceRobot;
  readonly #topics = new WorkspaceTopics();
  readonly #processes: ProcessTable;
  readonly #observers = new WorkspaceObservers(() => {
    this.#processes.watched(this.#observers.areThere);
    this.#holder.reconsider();
  });
  readonly #restarting = new Set<GraphPart>();
  readonly #languages: LanguageServers;
  /** Those of other challenges than the one that is open: their world is gone. */
  readonly #stopOthers: () => void;
  #lastBuild: Promise<unknown> = Promise.resolve();
  /** Ends every process, and says why; whoever ends the sandbox calls this first. */
  readonly cutShort = (end: OutsideEnd): void => this.#processes.cutShort(null, end);
  readonly #listTopics = () => this.#holder.use((sandbox) => this.#topics.list(sandbox));

  constructor({ root, rules, middleware, worldOf, runsAnother, start }: LearnerWorkspaceSettings) {
    this.root = root;
    this.#rules = rules;
    this.#processes = new ProcessTable(rules.awayMs);
    this.#middleware = middleware;
    const isOther = (command: string): boolean => runsAnother(this.robot.world.challenge_id, command);
    this.#stopOthers = () => this.#processes.stopWhere(isOther, { reason: 'world_changed' });
    this.robot = new WorkspaceRobot(worldOf, this.#stopOthers);
    this.#languages = new LanguageServers(rules.languageIdleMs);
    this.#holder = new SandboxHolder(
      async () => this.#begun(await start(this.#processes.budgets)),
      rules.idleMs,
      () => this.#observers.areThere || this.#processes.running.length > 0,
    );
  }

  requireRoom(processId?: string): void {
    requireRoom(this.list(), this.#rules.programs, processId);
  }

  async execute(request: StartRequest, confirm?: () => Promise<void>): Promise<ProcessEntry> {
    const plan = planProgram(request, this.#middleware, this.#rules);
    const { world } = this.robot;
    return this.#holder.use(async (sandbox) => {
      await sandbox.graph;
      await confirm?.();
      const process = this.#list(plan);
      if (this.robot.world !== world) this.#stopOthers();
      process.start(sandbox);
      await process.begun;
      return process.entry;
    });
  }

  /** One after the other: two would write to the same folder. */
  async build(request: BuildRequest): Promise<BuildResult> {
    const build = new Build(request.file);
    const { graceMs, outputLimit } = this.#rules;
    const process = this.#list({ ...planBuild(request, this.#middleware), graceMs, outputLimit, build });
    let fault: unknown;
    this.#lastBuild = this.#lastBuild
      .then(() => this.#runBuild(process, request.cleanFirst))
      .catch((error: unknown) => {
        fault = error;
        process.lose();
      });
    await process.ended;
    const { lines } = process.output.after(0, RING_BYTES);
    const texts = lines.map((line) => line.text);
    await build.conclude(process.entry.end, texts);
    if (fault !== undefined) this.#processes.remove(process.id);
    this.#observers.tell((observer) => observer.changed());
    if (fault !== undefined) throw fault;
    return build.resultOf(process.id);
  }

  buildOf(processId: string): BuildResult | undefined {
    return this.#processes.get(processId)?.buildResult;
  }

  openChallenge(challengeId: number | null): boolean {
    return this.robot.open(challengeId);
  }

  openedWorld(): OpenedWorld {
    return this.robot.world;
  }

  wakeRobot(): Promise<void> {
    return this.#holder.use(({ graph }) => graph);
  }

  watchRobot(seen: RobotWatcher): () => void {
    return this.robot.watch(seen);
  }

  list(): ProcessEntry[] {
    return this.#processes.list();
  }

  async stop(processId: string, end?: StopEnd): Promise<ProcessEntry | undefined> {
    const process = this.#processes.get(processId);
    await process?.stop(end);
    return process?.entry;
  }

  async topics(): Promise<string[]> {
    return (await this.#listTopics()).map(({ name }) => name);
  }

  topicRates(): Promise<TopicRates> {
    return this.#holder.use((sandbox) => this.#topics.rates(sandbox));
  }

  async topic(name: string): Promise<TopicDetails | undefined> {
    return describeTopic(await this.#listTopics(), name, this.#middleware);
  }

  graph(): Promise<GraphSnapshot> {
    return this.#holder.use((sandbox) => lookAtGraph(sandbox, this.#topics, this.list()));
  }

  watchTopic(name: string, seen: TopicWatcher): Promise<() => void> {
    return this.#holder.use((sandbox) => this.#topics.watch(sandbox, name, seen));
  }

  output(processId: string): Output | undefined {
    return this.#processes.get(processId)?.output;
  }

  listen(processId: string): () => void {
    return this.#processes.get(processId)?.listen() ?? (() => undefined);
  }

  restarting(): readonly GraphPart[] {
    return [...this.#restarting];
  }

  watch(observer: WorkspaceObserver): () => void {
    return this.#observers.add(observer);
  }

  startLanguageServer(listener: LanguageListener): Promise<LanguageServer> {
    return this.#holder.use((sandbox) => this.#languages.start(sandbox, listener));
  }

  /** Its sandbox, while one runs. */
  get sandbox(): Sandbox | undefined {
    return this.#holder.current;
  }

  close(): Promise<void> {
    return this.#holder.close().finally(() => this.#processes.close());
  }

  #begun(sandbox: Sandbox): Sandbox {
    this.#restarting.clear();
    sandbox.watchGraph((part, state) => {
      if (state === 'running') this.#restarting.delete(part);
      else this.#restarting.add(part);
      this.#observers.tell((observer) => observer.graphChanged(part, state));
    });
    this.robot.begin(sandbox);
    this.#topics.begin(sandbox);
    return sandbox;
  }

  /** Listed from now on, and to be started. */
  #list(plan: ProcessPlan): LearnerProcess {
    this.requireRoom(plan.id);
    const process = new LearnerProcess(plan, {
      changed: () => this.#observers.tell((observer) => observer.changed()),
      printed: (id) => this.#observers.tell((observer) => observer.printed(id)),
      ended: (entry) => {
        this.#observers.tell((observer) => observer.ended(entry));
        this.#processes.lighten();
        this.#holder.reconsider();
      },
    });
    this.#processes.add(process);
    this.#observers.tell((observer) => observer.changed());
    return process;
  }

  async #runBuild(process: LearnerProcess, cleanFirst: boolean): Promise<void> {
    if (!process.isRunning) return;
    await this.#holder.use(async (sandbox) => {
      if (cleanFirst) await runProgram(sandbox, cleanArguments(this.#middleware), buildLimits).ended;
      process.start(sandbox);
      await process.ended;
    });
  }
}
