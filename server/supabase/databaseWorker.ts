/** The thread that PostgreSQL runs in, so that a slow statement never holds up the server. */
import { parentPort, workerData } from 'node:worker_threads';
import { SqlError } from './database/database.ts';
import { pgliteEngine } from './database/pgliteEngine.ts';
import type { WorkerAnswer, WorkerCall, WorkerInput } from './database/workerMessages.ts';

if (!parentPort) throw new Error('The database worker is started by the server, not by itself.');
const server = parentPort;
// Only `workerEngine` starts this file, and it gives this.
const { folder }: WorkerInput = workerData;
const engine = await pgliteEngine(folder);

server.on(
  'message',
  (call: WorkerCall) =>
    void answer(call).then((words) =>
      // A whole database is handed over, not copied.
      server.postMessage(words, words.kind === 'dumped' ? [words.bytes.buffer] : []),
    ),
);
server.postMessage({ kind: 'opened' } satisfies WorkerAnswer);

async function answer(call: WorkerCall): Promise<WorkerAnswer> {
  try {
    if (call.kind === 'dump') return { kind: 'dumped', bytes: Uint8Array.from(await engine.dump()) };
    return { kind: 'rows', rows: await perform(call) };
  } catch (error) {
    return faultOf(error);
  }
}

async function perform(call: Exclude<WorkerCall, { kind: 'dump' }>): Promise<object[]> {
  if (call.kind === 'query') return engine.query(call.sql, call.params);
  await (call.kind === 'run' ? engine.run(call.script) : engine.close());
  return [];
}

function faultOf(error: unknown): WorkerAnswer {
  if (!(error instanceof SqlError)) return { kind: 'failed', message: String(error) };
  const { message, code, detail, hint } = error;
  return { kind: 'refused', fault: { message, code, detail, hint } };
}
