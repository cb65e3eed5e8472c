/** Copies a learner's files while a program of theirs may still run on a server that was lost. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { bytewise } from '../files/tar.ts';

const BWRAP = '/usr/bin/bwrap';
const environment = { PATH: '/usr/bin:/bin', ...bytewise };
const COPY = ['cp', '-a', '--reflink=auto', '--no-target-directory'];
/** How `cp` ends when it has copied all but what it complained of: a line for each, in which it puts names in quotes. */
const MOSTLY_COPIED = 1;
const TOO_DEEP = ': File name too long';
/** The last lines of what it complained of otherwise. */
const COMPLAINT_LENGTH = 500;

/**
 * Fills `target`, an empty folder, with what is in `source`; owners, modes and times stay. Both are all that the copying program sees: a link that is
 * put in its way leads to nothing of this machine. Answers how many files and folders were left out, as no path leads to them. Rejects where
 * anything else could not be copied.
 */
export async function copyTree(source: string, target: string): Promise<number> {
  // Without bubblewrap no program of a learner runs that could be in the way.
  const argv = existsSync(BWRAP) ? inSandbox(source, target) : [...COPY, source, target];
  const [program = '', ...rest] = argv;
  const child = spawn(program, rest, { env: environment, stdio: ['ignore', 'ignore', 'pipe'] });
  const [[code], { tooDeep, complaint }] = await Promise.all([once(child, 'close'), complaints(child.stderr)]);
  if (code === 0 || (code === MOSTLY_COPIED && tooDeep > 0 && complaint === '')) return tooDeep;
  throw new Error(`${source} could not be copied. ${complaint.trim()}`);
}

async function complaints(errors: NodeJS.ReadableStream): Promise<{ tooDeep: number; complaint: string }> {
  let tooDeep = 0;
  let complaint = '';
  for await (const line of createInterface({ input: errors })) {
    if (line.endsWith(TOO_DEEP)) tooDeep += 1;
    else complaint = `${complaint}${line}\n`.slice(-COMPLAINT_LENGTH);
  }
  return { tooDeep, complaint };
}

function inSandbox(source: string, target: string): string[] {
  return [
    [BWRAP, '--unshare-net', '--unshare-pid', '--die-with-parent', '--new-session', ...rights()],
    // Without /proc, no folder could be copied that its owner may not change.
    ['--ro-bind', '/usr', '/usr', '--symlink', 'usr/bin', '/bin', '--proc', '/proc'],
    ['--symlink', 'usr/lib', '/lib', '--symlink', 'usr/lib64', '/lib64'],
    ['--ro-bind', source, '/from', '--bind', target, '/to', '--', '/usr/bin/env', ...COPY, '/from', '/to'],
  ].flat();
}

/** To read what a program has closed. Root has it; whoever else owns the files can have it in a namespace. */
function rights(): string[] {
  return process.geteuid?.() === 0 ? [] : ['--unshare-user', '--cap-add', 'CAP_DAC_OVERRIDE'];
}
