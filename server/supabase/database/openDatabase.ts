import { withinTime } from '../../limits/withinTime.ts';
import type { Metrics } from '../../metrics/Metrics.ts';
import { DatabaseStalledError, type Database, type Queryable } from './database.ts';
import type { Engine } from './engine.ts';

/** It is written down whole, which may take longer than any query. */
const DUMP_WITHIN_MS = 120_000;

export interface DatabaseOptions {
  /** Starts an engine; asked again whenever the last one was killed or has crashed. */
  start: () => Promise<Engine>;
  /** How long one query or one whole transaction may take, in milliseconds. */
  patienceMs: number;
  /** Hears how long it took, and when it took too long. */
  metrics?: Metrics | undefined;
}

/**
 * One engine for everybody: each query and each transaction waits for the one before it. One that takes longer than the
 * patience ends with its engine and rejects with DatabaseStalledError; those behind it go on with a new engine.
 */
export async function openDatabase({ start, patienceMs, metrics }: DatabaseOptions): Promise<Database> {
  let engine = await start();
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;

  const alone = <T>(job: (engine: Engine) => Promise<T>, withinMs = patienceMs): Promise<T> => {
    const mine = last.then(async () => {
      if (closed) throw new Error('The database is closed.');
      if (!engine.alive) engine = await start();
      const clock = metrics?.clock('servolab_database_seconds');
      try {
        return await withPatience(engine, job, withinMs);
      } catch (error) {
        if (error instanceof DatabaseStalledError) metrics?.count('servolab_database_stalls_total', {});
        throw error;
      } finally {
        clock?.();
      }
    });
    last = mine.catch(() => undefined);
    return mine;
  };

  return {
    query: (sql, params) => alone((running) => running.query(sql, params)),
    run: (script) => alone((running) => running.run(script)),
    transaction: (work) => alone((running) => inTransaction(running, work)),
    dump: () => alone((running) => running.dump(), Math.max(patienceMs, DUMP_WITHIN_MS)),
    close: () =>
      alone(async (running) => {
        closed = true;
        await running.close();
      }),
  };
}

async function withPatience<T>(engine: Engine, job: (engine: Engine) => Promise<T>, patienceMs: number): Promise<T> {
  const done = job(engine);
  try {
    return await withinTime(done, patienceMs, () => new DatabaseStalledError(stalled(patienceMs)));
  } catch (error) {
    if (error instanceof DatabaseStalledError) await endOf(engine, done);
    throw error;
  }
}

/** The job may wait for something other than the engine, so nobody waits for it; its own rejection says nothing new. */
async function endOf(engine: Engine, job: Promise<unknown>): Promise<void> {
  job.catch(() => undefined);
  await engine.kill();
}

function stalled(patienceMs: number): string {
  return `The database took longer than ${patienceMs / 1000} s and was started again.`;
}

async function inTransaction<T>(engine: Engine, work: (session: Queryable) => Promise<T>): Promise<T> {
  await engine.run('begin');
  try {
    const result = await work(engine);
    await engine.run('commit');
    return result;
  } catch (error) {
    if (engine.alive) await engine.run('rollback');
    throw error;
  }
}
