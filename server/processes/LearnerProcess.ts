/** One process of a learner: what is known of it, what it printed, and how it comes to its end. */
import { randomUUID } from 'node:crypto';
import type { BuildResult, ProcessEnd, ProcessEntry } from '#contract/entities.ts';
import { WORKSPACE_PATH } from '#contract/limits.ts';
import type { Build } from '../builds/Build.ts';
import type { ProgramLimits } from '../sandbox/agentMessages.ts';
import { Deferred } from '../sandbox/Deferred.ts';
import type { Sandbox } from '../sandbox/startSandbox.ts';
import { LineCutter } from '../sandbox/LineCutter.ts';
import type { OutsideEnd, StopEnd } from './OutsideEnd.ts';
import { OutputRing } from './OutputRing.ts';
import { shownCommand } from './shownCommand.ts';
import type { Output } from './output.ts';
import type { ProcessObserver } from './ProcessObserver.ts';

export interface ProcessPlan {
  /** Chosen by whoever asked for the process; otherwise a new one. */
  id?: string | undefined;
  name: string;
  argv: readonly string[];
  environment: Readonly<Record<string, string>>;
  limits: ProgramLimits;
  /** It is stopped when it has run so long; undefined means never. By the monotonic clock. */
  timeLimitMs: number | undefined;
  /** Whoever started it wished for this limit. */
  isLimitWished?: boolean;
  /** How long it may take to end by itself after SIGINT. */
  graceMs: number;
  /** It is stopped when it has printed so much, in UTF-16 code units. */
  outputLimit: number;
  /** What it builds, when it is a build. */
  build?: Build | undefined;
}

/** What is of no use once the program runs: its arguments may take half a megabyte, and a process stays listed for weeks. */
type StartOnly = Pick<ProcessPlan, 'argv' | 'environment' | 'limits'>;

type Stream = 'stdout' | 'stderr';

export class LearnerProcess {
  readonly id: string;
  /** Resolves when the process has a number, or has ended without one. */
  readonly begun: Promise<void>;
  /** Resolves when nothing of it is left and every line of it is in its output. */
  readonly ended: Promise<void>;
  readonly #plan: Omit<ProcessPlan, keyof StartOnly>;
  readonly #observer: ProcessObserver;
  readonly #begun = new Deferred<void>();
  readonly #ended = new Deferred<void>();
  readonly #ring = new OutputRing();
  readonly #cutters = { stdout: new LineCutter(), stderr: new LineCutter() };
  readonly #startTime = new Date().toISOString();
  readonly #command: string;
  /** Undefined once it was started, or has ended before. */
  #program: StartOnly | undefined;
  #sandbox: Sandbox | undefined;
  #pid: number | null = null;
  #listeners = 0;
  #printed = 0;
  #status: ProcessEntry['status'] = 'running';
  #end: ProcessEnd | null = null;
  /** How it is going to have ended, while it is being stopped. */
  #stopping: ProcessEnd | undefined;
  #isCutShort = false;
  #isSlowed = false;
  #timer: NodeJS.Timeout | undefined;
  #endedAt: number | undefined;

  constructor(plan: ProcessPlan, observer: ProcessObserver) {
    const { argv, environment, limits, ...kept } = plan;
    this.id = plan.id ?? randomUUID();
    this.#plan = kept;
    this.#program = { argv, environment, limits };
    this.#command = shownCommand(argv);
    this.#observer = observer;
    this.begun = this.#begun.promise;
    this.ended = this.#ended.promise;
  }

  /** The number of its first process inside its sandbox. */
  get pid(): number | null {
    return this.#pid;
  }

  get isRunning(): boolean {
    return this.#status === 'running';
  }

  get output(): Output {
    return this.#ring;
  }

  get entry(): ProcessEntry {
    return {
      process_id: this.id,
      name: this.#plan.name,
      status: this.#status,
      start_time: this.#startTime,
      command: this.#command,
      subscribers: this.#listeners,
      pid: this.#pid,
      working_directory: WORKSPACE_PATH,
      end: this.#end,
      build: this.#plan.build?.summary ?? null,
    };
  }

  /** Undefined when it is no build. */
  get buildResult(): BuildResult | undefined {
    return this.#plan.build?.resultOf(this.id);
  }

  /** Does nothing when it was stopped before its turn came. */
  start(sandbox: Sandbox): void {
    const program = this.#program;
    if (program === undefined) return;
    this.#program = undefined;
    this.#sandbox = sandbox;
    const { timeLimitMs, isLimitWished = false } = this.#plan;
    if (timeLimitMs !== undefined) {
      const timedOut = { reason: 'timed_out', seconds: timeLimitMs / 1000 } as const;
      const end: ProcessEnd = isLimitWished ? { reason: 'stopped' } : timedOut;
      this.#timer = setTimeout(() => this.#stop(end), timeLimitMs);
    }
    sandbox.start(
      { id: this.id, ...program },
      {
        started: (pid) => this.#started(pid),
        printed: (stream, text) => this.#print(stream, text),
        ended: (end) => this.#close(this.#stopping ?? end),
        lost: () => this.lose(),
      },
    );
  }

  /** Resolves when nothing of it is left; at once when it has ended already. */
  async stop(end: StopEnd = { reason: 'stopped' }): Promise<void> {
    this.#stop(end);
    await this.ended;
  }

  /** It is ended at once, whatever it does itself; whoever ends the sandbox calls this first. One whose turn has not come never starts. */
  cutShort(end: OutsideEnd): void {
    if (!this.isRunning || this.#isCutShort) return;
    this.#isCutShort = true;
    this.#stopping = end;
    this.#keep('stderr', [wordsFor(end)]);
    if (this.#sandbox === undefined) return this.#close(end);
    this.#sandbox.stop(this.id, 0);
  }

  /** It has to share the processors with others of its learner; said once. */
  slow(atATime: number): void {
    if (this.#isSlowed) return;
    this.#isSlowed = true;
    this.#keep('stderr', [
      `[WARN] Your programs keep more processes busy than there are processors: they run in turns now, ${atATime} at a time, after those of everybody else.`,
    ]);
  }

  /** There is no workspace for it, or none any more. */
  lose(): void {
    if (this.isRunning) this.#close(this.#isCutShort && this.#stopping ? this.#stopping : { reason: 'lost' });
  }

  /** Counts a listener until the returned function is called. */
  listen(): () => void {
    let isListening = true;
    this.#count(1);
    return () => {
      if (isListening) this.#count(-1);
      isListening = false;
    };
  }

  /** About how much memory its output takes, in bytes. */
  get weight(): number {
    return this.#ring.weight;
  }

  /** Gives most of that memory back when it ended longer ago than this. */
  shrinkWhenOlder(ageMs: number, keptBytes: number): void {
    if (this.#endedAt !== undefined && performance.now() - this.#endedAt > ageMs) this.#ring.shrink(keptBytes);
  }

  #started(pid: number): void {
    this.#pid = pid;
    this.#begun.resolve();
    this.#observer.changed();
  }

  #print(stream: Stream, text: string): void {
    this.#printed += text.length;
    if (this.#printed > this.#plan.outputLimit) return this.#overflow();
    this.#keep(stream, this.#cutters[stream].push(text));
  }

  /** Said once, and not of what is being stopped already: that is why it ends. */
  #overflow(): void {
    if (this.#stopping !== undefined) return;
    const megabytes = Math.round(this.#plan.outputLimit / 1_000_000);
    this.#keep('stderr', [`[ERROR] The process printed more than ${megabytes} MB and is stopped.`]);
    this.#stop({ reason: 'output_limit' });
  }

  #keep(stream: Stream, lines: readonly string[]): void {
    if (lines.length === 0) return;
    const timestamp = new Date().toISOString();
    for (const line of lines) this.#ring.add(stream, line, timestamp);
    this.#observer.printed(this.id);
  }

  #stop(end: ProcessEnd): void {
    if (!this.isRunning || this.#stopping !== undefined) return;
    if (this.#sandbox === undefined) return this.#close(end);
    this.#stopping = end;
    this.#sandbox.stop(this.id, this.#plan.graceMs);
  }

  #close(end: ProcessEnd): void {
    clearTimeout(this.#timer);
    this.#program = undefined;
    this.#keep('stdout', this.#cutters.stdout.end());
    this.#keep('stderr', this.#cutters.stderr.end());
    this.#status = end.reason === 'exited' || end.reason === 'signalled' ? 'finished' : 'stopped';
    this.#end = end;
    this.#endedAt = performance.now();
    this.#begun.resolve();
    this.#ended.resolve();
    this.#observer.changed();
    this.#observer.ended(this.entry);
  }

  #count(change: number): void {
    this.#listeners += change;
    this.#observer.changed();
  }
}

function wordsFor(end: OutsideEnd): string {
  if (end.reason === 'operator') return '[ERROR] Stopped by whoever runs this site.';
  if (end.reason === 'disk_full') return '[ERROR] Stopped: the disk of the server is nearly full.';
  if (end.reason === 'workspace_full') {
    const used = `${end.megabytes} of ${end.most_megabytes} MB and ${end.files} of ${end.most_files} files`;
    return `[ERROR] Stopped: your workspace is full (${used}). Delete files with a program before you write more.`;
  }
  return `[ERROR] Stopped: your programs used more than ${end.megabytes} MB of memory together.`;
}
