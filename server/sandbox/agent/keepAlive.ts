/** Keeps one program running: asks for it every second, and starts it again when it has ended or is not well any more. */
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { GraphState } from '#contract/socket.ts';
import { Deferred } from '../Deferred.ts';

const ASK_EVERY_MS = 1000;
/** After so many bad answers in a row it is started again; one may only mean a busy computer. */
const MAX_BAD_ANSWERS = 2;
/** So long it may take to become well before it is asked for. */
const WELL_WITHIN_MS = 15_000;
const POLL_MS = 100;
const RESTART_MS = 250;

export interface KeptProgram {
  name: string;
  argv: readonly string[];
  environment: Record<string, string>;
  /** Answers false when it lives and cannot be used. Rejects when that cannot be found out, which counts for nothing. */
  isWell(pid: number): Promise<boolean>;
  /** Called with each process that is started, whose input and output are then looked after. */
  started?(process: ChildProcessWithoutNullStreams): void;
  /** Called before it is started again. */
  prepare?(): void;
  note(text: string): void;
  changed(state: GraphState): void;
}

export interface KeptAlive {
  /** It comes back. */
  kill(): void;
  /** Puts another in its place, of which nothing is told. Resolves when that is well; rejects when it is not, or the one before had ended by itself. */
  replace(): Promise<void>;
}

export function keepAlive(program: KeptProgram): KeptAlive {
  let child = start(program);
  let replaced: Deferred<void> | undefined;
  void keepOn();
  return {
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
      const how = await untilUnwell(child, program);
      if (replaced === undefined) {
        program.note(`${program.name} ended (${how}) and is started again. ${child.lastWords.trim()}`.trim());
        program.changed('restarting');
        await wait(RESTART_MS);
      }
      program.prepare?.();
      child = start(program);
      const isUp = await becomesWell(child, program);
      if (replaced === undefined) {
        if (isUp) program.changed('running');
        continue;
      }
      if (isUp) replaced.resolve();
      else replaced.reject(new Error(`${program.name} does not come.`));
      replaced = undefined;
    }
  }
}

interface Started {
  process: ChildProcess;
  lastWords: string;
  /** How it ended; undefined while it runs. */
  end: string | undefined;
}

function start({ argv, environment, ...kept }: KeptProgram): Started {
  const [program = '', ...args] = argv;
  const process = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], env: environment });
  if (kept.started === undefined) process.stdout.resume();
  else kept.started(process);
  const started: Started = { process, lastWords: '', end: undefined };
  process.stderr.on('data', (bytes: Buffer) => {
    started.lastWords = (started.lastWords + bytes.toString()).slice(-500);
  });
  process.on('error', (error) => (started.lastWords = error.message));
  process.on('close', (code, signal) => (started.end = signal ?? String(code)));
  return started;
}

/** Resolves when it has ended, or has been ended because it was not well; answers how. */
async function untilUnwell(child: Started, program: KeptProgram): Promise<string> {
  await becomesWell(child, program);
  const closed = once(child.process, 'close');
  for (let bad = 0; child.end === undefined && bad < MAX_BAD_ANSWERS;) {
    await Promise.race([closed, wait(ASK_EVERY_MS)]);
    if (child.end === undefined) bad = (await isBad(child, program)) ? bad + 1 : 0;
  }
  if (child.end !== undefined) return child.end;
  child.process.kill('SIGKILL');
  await closed;
  return 'it was cut off';
}

async function becomesWell(child: Started, program: KeptProgram): Promise<boolean> {
  const end = performance.now() + WELL_WITHIN_MS;
  while (child.end === undefined && performance.now() < end) {
    if (await isWell(child, program).catch(() => false)) return true;
    await wait(POLL_MS);
  }
  return false;
}

async function isBad(child: Started, program: KeptProgram): Promise<boolean> {
  return isWell(child, program).then(
    (well) => !well,
    () => false,
  );
}

function isWell({ process }: Started, program: KeptProgram): Promise<boolean> {
  return process.pid === undefined ? Promise.resolve(false) : program.isWell(process.pid);
}
