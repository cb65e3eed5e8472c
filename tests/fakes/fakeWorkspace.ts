/** A workspace in memory: its processes do what the test makes them do. The folder is real, for the files are. */
import type { BuildProblem, BuildResult, ProcessEnd, ProcessEntry, TopicDetails } from '#contract/entities.ts';
import type { GraphSnapshot } from '#contract/graph.ts';
import type { OpenedWorld } from '#contract/robot.ts';
import type { GraphPart, GraphState } from '#contract/socket.ts';
import type { TopicRates } from '#contract/topic.ts';
import type { BuildRequest } from '#server/builds/buildRequest.ts';
import type { LanguageListener, LanguageServer } from '#server/languages/LanguageServer.ts';
import type { Line, Output } from '#server/processes/output.ts';
import type { RobotWatcher } from '#server/workspaces/WorkspaceRobot.ts';
import type { SandboxLoad } from '#server/sandbox/budget/LoadMeter.ts';
import { requireRoom } from '#server/workspaces/requireRoom.ts';
import {
  type StartRequest,
  type TopicWatcher,
  type Workspace,
  type WorkspaceObserver,
  unavailable,
} from '#server/workspaces/workspace.ts';
import { fakeLanguageServers } from './fakeLanguageServers.ts';
import { FakeOutput } from './fakeProcessOutput.ts';
import { emptyWorld } from './fakeRobot.ts';
import { FakeWatchedRobot } from './fakeWatchedRobot.ts';
import { FakeWatchedTopics } from './fakeWatchedTopics.ts';
import { gate } from './gate.ts';
import { newEntry } from './newEntry.ts';
import { sandboxReport } from './sandboxReport.ts';

/** The challenges that have a world. */
const CHALLENGES: ReadonlySet<number> = new Set([1, 2, 3]);

export class FakeWorkspace implements Workspace {
  readonly root: string;
  readonly started: StartRequest[] = [];
  readonly built: BuildRequest[] = [];
  /** So many programs may run at a time; a test that wants a bound sets it. */
  mostPrograms = Infinity;
  /** What the next builds find. */
  problems: BuildProblem[] = [];
  /** How the process of the next builds ends; undefined where that depends on what they find. */
  buildEnd: ProcessEnd | undefined;
  /** Holds builds back while a test wants them to run. */
  readonly building = gate();
  /** Holds programs back as long as its sandbox begins. */
  readonly beginning = gate();
  topicTable: Record<string, TopicDetails> = {
    '/scan': { type: 'sensor_msgs/LaserScan', description: 'Distances.', message_description: 'float32[] ranges' },
  };
  /** Tests speak for them. */
  readonly languageServers = fakeLanguageServers();
  readonly robot = new FakeWatchedRobot();
  readonly watchedTopics = new FakeWatchedTopics();
  /** The challenge that is open. */
  challengeId: number | null = null;
  /** What its sandbox uses; null while nothing was started in it. */
  load: SandboxLoad | null = null;
  readonly #sandboxReason: string | null;
  readonly #entries = new Map<string, ProcessEntry>();
  readonly #restarting = new Set<GraphPart>();
  readonly #builds = new Map<string, BuildResult>();
  readonly #outputs = new Map<string, FakeOutput>();
  readonly #observers = new Set<WorkspaceObserver>();

  constructor(root: string, sandboxReason: string | null) {
    this.root = root;
    this.#sandboxReason = sandboxReason;
  }

  /** Ends all that runs in it. */
  endSandbox(): void {
    this.load = null;
    for (const { process_id: id, status } of this.list())
      if (status === 'running') this.end(id, { reason: 'operator' });
  }

  requireRoom(processId?: string): void {
    requireRoom(this.list(), this.mostPrograms, processId);
  }

  async execute(request: StartRequest, confirm?: () => Promise<void>): Promise<ProcessEntry> {
    this.#refuseWithoutSandbox();
    this.requireRoom();
    this.load = { memoryBytes: 50_000_000, processes: 4, processors: 0.5 };
    await this.beginning.pass();
    await confirm?.();
    this.started.push(request);
    return this.#start(request.name, [request.command, ...request.args].join(' '));
  }

  async build(request: BuildRequest): Promise<BuildResult> {
    this.#refuseWithoutSandbox();
    const { processId: wanted, packages, file } = request;
    this.requireRoom(wanted);
    this.built.push(request);
    const { process_id } = this.#start('Build', `catkin_make --pkg ${packages.join(' ')}`, wanted);
    const { path, version, savedAt, size } = file;
    const result = { process_id, file_path: path, version, saved_at: savedAt, size, problems: this.problems };
    this.#keepBuild({ ...result, outcome: 'running', problems: [] });
    await this.building.pass();
    const success = this.problems.length === 0 && this.buildEnd === undefined;
    this.end(process_id, this.buildEnd ?? { reason: 'exited', code: success ? 0 : 1 });
    const outcome = !(await file.isCurrent()) ? 'outdated' : success ? 'succeeded' : 'failed';
    this.#keepBuild({ ...result, outcome });
    return { ...result, outcome };
  }

  buildOf(processId: string): BuildResult | undefined {
    return this.#builds.get(processId);
  }

  openChallenge(challengeId: number | null): boolean {
    if (challengeId !== null && !CHALLENGES.has(challengeId)) return false;
    this.challengeId = challengeId;
    return true;
  }

  openedWorld(): OpenedWorld {
    return emptyWorld(this.challengeId);
  }

  async wakeRobot(): Promise<void> {
    this.#refuseWithoutSandbox();
  }

  watchRobot(seen: RobotWatcher): () => void {
    return this.robot.watch(seen, () => this.challengeId);
  }

  list(): ProcessEntry[] {
    return [...this.#entries.values()].toReversed();
  }

  async stop(processId: string, end: ProcessEnd = { reason: 'stopped' }): Promise<ProcessEntry | undefined> {
    const entry = this.#entries.get(processId);
    return entry?.status === 'running' ? this.end(processId, end) : entry;
  }

  async topics(): Promise<string[]> {
    return Object.keys(this.topicTable);
  }

  async topicRates(): Promise<TopicRates> {
    this.#refuseWithoutSandbox();
    return { seconds: 2, rates: Object.keys(this.topicTable).map((topic) => ({ topic, rate: 10 })) };
  }

  async graph(): Promise<GraphSnapshot> {
    this.#refuseWithoutSandbox();
    return {
      topics: [],
      robot: null,
      programs: this.list().map(({ name, command, status, end }) => ({ name, command, status, end })),
    };
  }

  async topic(name: string): Promise<TopicDetails | undefined> {
    return this.topicTable[name];
  }

  async watchTopic(name: string, seen: TopicWatcher): Promise<() => void> {
    this.#refuseWithoutSandbox();
    return this.watchedTopics.watch(name, seen, name in this.topicTable);
  }

  /** A part of the graph changes. */
  changeGraph(part: GraphPart, state: GraphState): void {
    if (state === 'running') this.#restarting.delete(part);
    else this.#restarting.add(part);
    for (const observer of this.#observers) observer.graphChanged(part, state);
  }

  restarting(): readonly GraphPart[] {
    return [...this.#restarting];
  }

  output(processId: string): Output | undefined {
    return this.#outputs.get(processId);
  }

  listen(processId: string): () => void {
    this.#countListeners(processId, 1);
    return () => this.#countListeners(processId, -1);
  }

  watch(observer: WorkspaceObserver): () => void {
    this.#observers.add(observer);
    return () => this.#observers.delete(observer);
  }

  async startLanguageServer(listener: LanguageListener): Promise<LanguageServer> {
    this.#refuseWithoutSandbox();
    return this.languageServers.start(listener);
  }

  /** How many sockets watch this workspace. */
  get watchers(): number {
    return this.#observers.size;
  }

  /** The process prints these lines. */
  print(processId: string, texts: readonly string[], stream: Line['stream'] = 'stdout'): void {
    this.#outputs.get(processId)?.print(stream, texts);
    for (const observer of this.#observers) observer.printed(processId);
  }

  /** The process ends. */
  end(processId: string, end: ProcessEnd = { reason: 'exited', code: 0 }): ProcessEntry {
    const before = this.#entries.get(processId);
    if (before === undefined) throw new Error(`There is no process ${processId}.`);
    const status = end.reason === 'exited' || end.reason === 'signalled' ? 'finished' : 'stopped';
    const entry: ProcessEntry = { ...before, status, end };
    this.#entries.set(processId, entry);
    this.#tellChange();
    for (const observer of this.#observers) observer.ended(entry);
    return entry;
  }

  #keepBuild(build: BuildResult): void {
    const { process_id: id, file_path, version, outcome } = build;
    this.#builds.set(id, build);
    const entry = this.#entries.get(id);
    if (entry !== undefined) this.#entries.set(id, { ...entry, build: { file_path, version, outcome } });
    this.#tellChange();
  }

  #start(name: string, command: string, process_id: string = crypto.randomUUID()): ProcessEntry {
    const entry = newEntry(process_id, name, command);
    this.#entries.set(process_id, entry);
    this.#outputs.set(process_id, new FakeOutput());
    this.#tellChange();
    return entry;
  }

  #countListeners(processId: string, change: number): void {
    const entry = this.#entries.get(processId);
    if (entry === undefined) return;
    this.#entries.set(processId, { ...entry, subscribers: entry.subscribers + change });
    this.#tellChange();
  }

  #refuseWithoutSandbox(): void {
    const report = sandboxReport(this.#sandboxReason);
    if (!report.available) throw unavailable(report);
  }

  #tellChange(): void {
    for (const observer of this.#observers) observer.changed();
  }
}
