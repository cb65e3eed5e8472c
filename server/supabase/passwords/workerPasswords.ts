import { Worker } from 'node:worker_threads';
import { PasswordsBusyError, type Passwords } from './passwords.ts';
import type { PasswordAnswer, PasswordJob } from './workerMessages.ts';

/** As many hashes as are computed at once. */
const THREADS = 2;

/** A class that signs in at the same moment waits a few seconds; what comes on top of it is turned away. */
const MOST_WAITING = 100;

interface Waiting {
  job: PasswordJob;
  resolve: (answer: PasswordAnswer) => void;
  reject: (reason: Error) => void;
}

/** Computes in threads of its own, started when first needed, from the bundle at `bundle`. Rejects with PasswordsBusyError. */
export function workerPasswords(bundle: string): Passwords {
  const queue: Waiting[] = [];
  const idle: Worker[] = [];
  const threads = new Set<Worker>();
  let closed = false;

  const compute = (job: PasswordJob) =>
    new Promise<PasswordAnswer>((resolve, reject) => {
      if (closed) return reject(closing());
      if (queue.length >= MOST_WAITING)
        return reject(new PasswordsBusyError('Too many passwords are waiting to be checked.'));
      queue.push({ job, resolve, reject });
      proceed();
    });

  const proceed = () => {
    if (queue.length === 0) return;
    const thread = idle.pop() ?? (threads.size < THREADS ? startThread() : undefined);
    const next = thread && queue.shift();
    if (thread && next) void give(thread, next);
  };

  const give = async (thread: Worker, { job, resolve, reject }: Waiting) => {
    try {
      resolve(await ask(thread, job));
      idle.push(thread);
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)));
      threads.delete(thread);
      await thread.terminate();
    }
    proceed();
  };

  const startThread = () => {
    const thread = new Worker(bundle);
    // An idle thread must not keep a server alive that has nothing else to do.
    thread.unref();
    threads.add(thread);
    return thread;
  };

  return {
    hash: async (password) => {
      const answer = await compute({ kind: 'hash', password });
      return answer.kind === 'hash' ? answer.hash : fail(answer);
    },
    matches: async (password, hash) => {
      const answer = await compute({ kind: 'matches', password, hash });
      return answer.kind === 'matches' ? answer.matches : fail(answer);
    },
    close: async () => {
      closed = true;
      for (const waiting of queue.splice(0)) waiting.reject(closing());
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}

function closing(): Error {
  return new Error('Passwords are no longer checked: the server is closing.');
}

function fail(answer: PasswordAnswer): never {
  throw new Error(answer.kind === 'failed' ? answer.message : 'The thread that checks passwords misunderstood.');
}

function ask(thread: Worker, job: PasswordJob): Promise<PasswordAnswer> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error('The thread that checks passwords has ended.'));
    const settle = () => thread.off('error', reject).off('exit', gone).off('message', take);
    const take = (answer: PasswordAnswer) => {
      settle();
      resolve(answer);
    };
    thread.once('message', take).once('error', reject).once('exit', gone);
    thread.postMessage(job);
  });
}
