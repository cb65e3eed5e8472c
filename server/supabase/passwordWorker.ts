/** A thread that computes password hashes, which would keep the server busy for about 0.1 s each. */
import { parentPort } from 'node:worker_threads';
import { bcryptPasswords } from './passwords/bcryptPasswords.ts';
import type { PasswordAnswer, PasswordJob } from './passwords/workerMessages.ts';

if (!parentPort) throw new Error('The password worker is started by the server, not by itself.');
const server = parentPort;
const passwords = bcryptPasswords();

server.on('message', (job: PasswordJob) => void perform(job).then((words) => server.postMessage(words)));

async function perform(job: PasswordJob): Promise<PasswordAnswer> {
  try {
    const { password } = job;
    if (job.kind === 'hash') return { kind: 'hash', hash: await passwords.hash(password) };
    return { kind: 'matches', matches: await passwords.matches(password, job.hash) };
  } catch (error) {
    return { kind: 'failed', message: String(error) };
  }
}
