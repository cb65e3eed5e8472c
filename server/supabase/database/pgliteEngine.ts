import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { SqlError } from './database.ts';
import type { Engine } from './engine.ts';

/**
 * PostgreSQL fills the memory for its pages at each start: the usual 128 MB take as long as the rest of it, and hold more than the tables of a
 * large school would.
 */
const SHARED_BUFFERS = '32MB';

/** In megabytes. One of the usual sixteen is two fifths of a new database, which is packed, unpacked and loaded whole. */
const WAL_SEGMENT = 1;

/** PostgreSQL with the memory that it has wherever this server opens one. */
export function openPglite(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({
    ...options,
    initDbStartParams: [`--wal-segsize=${WAL_SEGMENT}`],
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
}

/** Opens PostgreSQL in this thread, which it blocks while it computes: over a folder or, new or from a dump, in memory. */
export async function pgliteEngine(from?: string | Blob): Promise<Engine> {
  const postgres = await openPglite(placeOf(from));
  return {
    get alive() {
      return !postgres.closed;
    },
    query: async <Row extends object>(sql: string, params: readonly unknown[] = []) =>
      (await postgres.query<Row>(sql, [...params]).catch(refuse)).rows,
    run: async (script) => void (await postgres.exec(script).catch(refuse)),
    async dump() {
      await postgres.exec('checkpoint');
      const tar = await postgres.dumpDataDir('none');
      return new Uint8Array(await tar.arrayBuffer());
    },
    close: () => postgres.close(),
    kill: () => postgres.close(),
  };
}

function placeOf(from?: string | Blob): PGliteOptions {
  if (from === undefined) return {};
  return from instanceof Blob ? { loadDataDir: from } : { dataDir: from };
}

/** PostgreSQL's own errors carry a SQLSTATE; anything else is a fault of the engine and goes on as it is. */
function refuse(error: unknown): never {
  if (!(error instanceof Error)) throw error;
  const { code, detail, hint } = error as Error & { code?: unknown; detail?: unknown; hint?: unknown };
  if (typeof code !== 'string') throw error;
  throw new SqlError({ message: error.message, code, detail: textOf(detail), hint: textOf(hint) });
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
