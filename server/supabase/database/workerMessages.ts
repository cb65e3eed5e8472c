/** What the thread of the database and the server say to each other. One call is under way at a time. */
import type { SqlFault } from './database.ts';

export interface WorkerInput {
  folder: string;
}

export type WorkerCall =
  | { kind: 'query'; sql: string; params: readonly unknown[] }
  | { kind: 'run'; script: string }
  | { kind: 'dump' }
  | { kind: 'close' };

export type WorkerAnswer =
  | { kind: 'opened' }
  | { kind: 'rows'; rows: object[] }
  | { kind: 'dumped'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'refused'; fault: SqlFault }
  | { kind: 'failed'; message: string };
