import { Worker } from 'node:worker_threads';
import { SqlError } from './database.ts';
import type { Engine } from './engine.ts';
import type { WorkerAnswer, WorkerCall, WorkerInput } from './workerMessages.ts';

interface Waiting {
  resolve(answer: WorkerAnswer): void;
  reject(reason: Error): void;
}

/** Opens PostgreSQL over `folder` in a thread of its own, which runs the bundle at `bundle`. */
export async function workerEngine(bundle: string, folder: string): Promise<Engine> {
  const input: WorkerInput = { folder };
  const worker = new Worker(bundle, { workerData: input });
  let alive = true;
  let waiting: Waiting | undefined;

  const end = (reason: Error) => {
    alive = false;
    waiting?.reject(reason);
    waiting = undefined;
  };
  const next = () => new Promise<WorkerAnswer>((resolve, reject) => (waiting = { resolve, reject }));
  const ask = async (call: WorkerCall) => {
    if (!alive) throw new Error('The database is closed.');
    worker.postMessage(call);
    return next();
  };

  worker.on('message', (answer: WorkerAnswer) => {
    waiting?.resolve(answer);
    waiting = undefined;
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The database was stopped.')));
  await next();

  return {
    get alive() {
      return alive;
    },
    // The worker answers with the rows of the statement, whose shape its author knows.
    query: async <Row extends object>(sql: string, params: readonly unknown[] = []) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      rowsOf(await ask({ kind: 'query', sql, params })) as Row[],
    run: async (script) => void rowsOf(await ask({ kind: 'run', script })),
    dump: async () => bytesOf(await ask({ kind: 'dump' })),
    close: async () => {
      rowsOf(await ask({ kind: 'close' }));
      await worker.terminate();
    },
    kill: async () => void (await worker.terminate()),
  };
}

function rowsOf(answer: WorkerAnswer): object[] {
  refuse(answer);
  return answer.kind === 'rows' ? answer.rows : [];
}

function bytesOf(answer: WorkerAnswer): Uint8Array {
  refuse(answer);
  return answer.kind === 'dumped' ? answer.bytes : new Uint8Array();
}

function refuse(answer: WorkerAnswer): void {
  if (answer.kind === 'refused') throw new SqlError(answer.fault);
  if (answer.kind === 'failed') throw new Error(answer.message);
}
