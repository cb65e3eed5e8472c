/** Keeps one program running: asks for it every second, and starts it again when it has ended or is not well any more. */
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { GraphState } from '#contract/socket.ts';
import { withinTime } from '../../limits/withinTime.ts';
import { Deferred } from '../Deferred.ts';
import { keptAliveTimes } from './keptAliveTimes.ts';

const USUAL_WELL_WITHIN_MS = 15_000;

export interface KeptProgram {
  name: string;
  argv: readonly string[];
  environment: Record<string, string>;
  /** Of this process, handed on behind those of its input, output and errors. */
  descriptors?: readonly number[];
  /** Answers false when it lives and cannot be used. Rejects when that cannot be found out, which counts for nothing. */
  isWell(pid: number): Promise<boolean>;
  /**
   * Called with each process that is started, whose input and output are then looked after. Resolves when that is ready. It is not asked before: where many
   * start at a time, those who ask would take the processors from those who are asked for.
   */
  started(process: ChildProcessWithoutNullStreams): Promise<void>;
  /** Called before it is started again. */
  prepare?(): void;
  /** So long it may take to become well before it is asked for; usually fifteen seconds. */
  wellWithinMs?: number;
  note(text: string): void;
  changed(state: GraphState): void;
}

export interface KeptAlive {
  /** Whether it has become well in time, be it with its first process or with one that took the place of that. */
  readonly isUp: Promise<boolean>;
  /** Resolves when one of its processes is well for the first time, however late that is. */
  readonly cameUp: Promise<true>;
  /** It comes back. */
  kill(): void;
  /** Puts another in its place, of which nothing is told. Resolves when that is well; rejects when it is not, or the one before had ended by itself. */
  replace(): Promise<void>;
}

export function keepAlive(program: KeptProgram): KeptAlive {
  const well = new Deferred<true>();
  let child = start(program);
  let replaced: Deferred<void> | undefined;
  let isUpReported = true;
  void keepOn();
  return {
    isUp: withinTime(well.promise, waitOf(program), () => new Error('It is not well.')).catch(() => false),
    cameUp: well.promise,
    kill: () => child.process.kill('SIGKILL'),
    replace() {
      if (child.end !== undefined) return Promise.reject(new Error(`${program.name} has ended.`));
      replaced ??= new Deferred();
      child.process.kill('SIGKILL');
      return replaced.promise;
    },
  };

  async function keepOn(): Promise<never> {
    for (;;) {
      const how = await untilUnwell(child, program, becameWell);
      if (replaced === undefined) {
        program.note(`${program.name} ended (${how}) and is started again. ${child.lastWords.trim()}`.trim());
        isUpReported = false;
        program.changed('restarting');
        await wait(keptAliveTimes.restartMs);
      }
      program.prepare?.();
      child = start(program);
      const isUp = await child.isUp;
      if (replaced === undefined) continue;
      if (isUp) replaced.resolve();
      else replaced.reject(new Error(`${program.name} does not come.`));
      replaced = undefined;
    }
  }

  /** Also of one that needed longer than it is waited for. */
  function becameWell(): void {
    well.resolve(true);
    if (!isUpReported) program.changed('running');
    isUpReported = true;
  }
}

const waitOf = ({ wellWithinMs = USUAL_WELL_WITHIN_MS }: KeptProgram): number => wellWithinMs;

interface Started {
  process: ChildProcess;
  /** Whether it has become well in time. */
  isUp: Promise<boolean>;
  closed: Promise<unknown>;
  lastWords: string;
  /** How it ended; undefined while it runs. */
  end: string | undefined;
}

function start(program: KeptProgram): Started {
  const { environment, descriptors = [] } = program;
  const [name = '', ...args] = program.argv;
  const process = spawn(name, args, { stdio: ['pipe', 'pipe', 'pipe', ...descriptors], env: environment });
  if (!hasPipes(process)) throw new Error(`${name} was started without its pipes.`);
  const closed = new Promise((resolve) => process.on('close', resolve));
  const ready = program.started(process);
  const started: Started = { process, closed, isUp: Promise.resolve(false), lastWords: '', end: undefined };
  process.stderr.on('data', (bytes: Buffer) => {
    started.lastWords = (started.lastWords + bytes.toString()).slice(-500);
  });
  process.on('error', (error) => (started.lastWords = error.message));
  process.on('close', (code, signal) => (started.end = signal ?? String(code)));
  started.isUp = becomesWell(started, ready, program);
  return started;
}

function hasPipes(child: ChildProcess): child is ChildProcessWithoutNullStreams {
  return child.stdin !== null && child.stdout !== null && child.stderr !== null;
}

/** Resolves when it has ended, or has been ended because it was not well; answers how. Tells of each time that it was found well. */
async function untilUnwell(child: Started, program: KeptProgram, foundWell: () => void): Promise<string> {
  if (await child.isUp) foundWell();
  for (let bad = 0; child.end === undefined && bad < keptAliveTimes.maxBadAnswers;) {
    await Promise.race([child.closed, wait(keptAliveTimes.askEveryMs)]);
    if (child.end !== undefined) break;
    const answer = await isWell(child, program).catch(() => undefined);
    if (answer === true) foundWell();
    bad = answer === false ? bad + 1 : 0;
  }
  if (child.end !== undefined) return child.end;
  child.process.kill('SIGKILL');
  await child.closed;
  return 'it was cut off';
}

async function becomesWell(child: Started, ready: Promise<void>, program: KeptProgram): Promise<boolean> {
  const patience = waitOf(program);
  const end = performance.now() + patience;
  await withinTime(Promise.race([ready, child.closed]), patience, () => new Error('It is not ready.')).catch(
    () => undefined,
  );
  while (child.end === undefined && performance.now() < end) {
    if (await isWell(child, program).catch(() => false)) return true;
    await wait(keptAliveTimes.pollMs);
  }
  return false;
}

/** One that ends while somebody is asked about it is not well, however long the answer takes. */
function isWell({ process, closed }: Started, program: KeptProgram): Promise<boolean> {
  if (process.pid === undefined) return Promise.resolve(false);
  return Promise.race([program.isWell(process.pid), closed.then(() => false)]);
}
