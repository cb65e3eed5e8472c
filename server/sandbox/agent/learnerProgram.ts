/** One program of a learner in a sandbox of its own: started, relayed, and stopped together with all it has started. */
import { spawn } from 'node:child_process';
import { closeSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { ProgramEnd } from '#contract/entities.ts';
import { WORKSPACE_PATH } from '#contract/limits.ts';
import { errorCode } from '../../files/errorCode.ts';
import { unlockFolder } from '../../files/unlockFolder.ts';
import type { AgentCommand, AgentEvent } from '../agentMessages.ts';
import { INFO_DESCRIPTOR, innerArguments } from './innerArguments.ts';
import { openLearnerFilter } from './openLearnerFilter.ts';
import { readablePipe } from '../readablePipe.ts';
import { paceOutput } from './paceOutput.ts';

/** A program that leaves so much of its input unread is stuck, and is ended. */
const MAX_UNREAD_BYTES = 8_388_608;

export interface LearnerProgram {
  /** Does nothing for a program without an input. */
  write(text: string): void;
  stop(graceMs: number): void;
  /** While the way to the server is full nothing of its output is read. */
  hold(isPaused: boolean): void;
}

type StartCommand = Extract<AgentCommand, { type: 'start' }>;

/** Sends `started` once, `printed` as it prints, and `ended` last of all. */
export function startProgram(
  { id, argv, limits, hasInput, workspace, ...command }: StartCommand,
  environment: Readonly<Record<string, string>>,
  send: (event: AgentEvent) => void,
): LearnerProgram {
  unlock(workspace);
  const [program = '', ...args] = innerArguments(argv, limits, workspace);
  const filter = openLearnerFilter();
  const child = spawn(program, args, {
    stdio: [hasInput ? 'pipe' : 'ignore', 'pipe', 'pipe', 'pipe', filter],
    env: { ...environment, ...command.environment },
  });
  closeSync(filter);
  const stdout = readablePipe(child, 1);
  const stderr = readablePipe(child, 2);
  const info = readablePipe(child, INFO_DESCRIPTOR);
  const pace = paceOutput([stdout, stderr], limits.outputBytesPerSecond);
  const relay = (stream: 'stdout' | 'stderr', source: Readable): void => {
    const decoder = new StringDecoder('utf8');
    const say = (text: string): void => {
      if (text !== '') send({ type: 'printed', id, stream, text });
    };
    source.on('data', (bytes: Buffer) => {
      pace.count(bytes);
      say(decoder.write(bytes));
    });
    source.on('end', () => say(decoder.end()));
  };
  relay('stdout', stdout);
  relay('stderr', stderr);

  /** The first process of the program's namespace: when it dies the kernel kills all the others. */
  let first: number | undefined;
  let grace: number | undefined;
  let killing: NodeJS.Timeout | undefined;
  const end = (): void => {
    if (first === undefined || grace === undefined || killing !== undefined) return;
    const namespace = first;
    killing = setTimeout(() => kill(namespace, 'SIGKILL'), grace);
    for (const pid of childrenOf(namespace)) kill(pid, 'SIGINT');
  };
  readAll(info, (text) => {
    first = firstProcess(text);
    if (first !== undefined) send({ type: 'started', id, pid: first });
    end();
  });
  child.stdin?.on('error', () => {
    // It has ended, or reads no longer; its end is told.
  });
  child.on('error', (error) => send({ type: 'printed', id, stream: 'stderr', text: `${error.message}\n` }));
  child.on('close', (code, signal) => {
    clearTimeout(killing);
    pace.end();
    unlock(workspace);
    send({ type: 'ended', id, end: endOf(code, signal) });
  });
  const stop = (graceMs: number): void => {
    grace ??= graceMs;
    end();
  };
  return {
    stop,
    write(text) {
      child.stdin?.write(text);
      if ((child.stdin?.writableLength ?? 0) > MAX_UNREAD_BYTES) stop(0);
    },
    hold: (isPaused) => pace.hold(isPaused),
  };
}

/** A program that closes the workspace locks out neither itself, nor the others, nor the server. */
function unlock(workspace: string = WORKSPACE_PATH): void {
  try {
    unlockFolder(workspace);
  } catch {
    // What cannot be put right is told by the program that does not start.
  }
}

/** bwrap answers 128 and the signal's number for a program that a signal ended, as shells do; a signal may end bwrap, too. */
function endOf(code: number | null, signal: NodeJS.Signals | null): ProgramEnd {
  if (code === null) return { reason: 'signalled', signal: signal ?? 'SIGKILL' };
  const ownSignal = Object.entries(constants.signals).find(([, number]) => 128 + number === code)?.[0];
  return ownSignal === undefined ? { reason: 'exited', code } : { reason: 'signalled', signal: ownSignal };
}

/** What the kernel says are the children of a process: here the learner's program itself. */
function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** A process that is gone already needs no signal. */
function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

function readAll(stream: Readable, done: (text: string) => void): void {
  let text = '';
  stream.on('data', (bytes: Buffer) => (text += bytes.toString('latin1')));
  stream.on('end', () => done(text));
}

/** bwrap's answer on its info descriptor; empty when it could not make the sandbox. */
function firstProcess(text: string): number | undefined {
  const found = /"child-pid": (\d+)/.exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}
