/** What the rest of the server asks of the database. One session serves everybody: calls wait for one another. */
export interface Database extends Queryable {
  /** Runs `work` in a transaction of its own: committed when it resolves, rolled back when it rejects. */
  transaction<T>(work: (session: Queryable) => Promise<T>): Promise<T>;
  /** Everything in it as a tar, as it is between two transactions; others wait meanwhile. */
  dump(): Promise<Uint8Array>;
  /** Waits for what is under way, then closes the folder; later calls reject. */
  close(): Promise<void>;
}

export interface Queryable {
  /**
   * One statement with its values for `$1`, `$2` … The caller names the shape of the rows, which its own SQL decides.
   * Rejects with SqlError when the database refuses, with DatabaseStalledError when it took too long.
   */
  query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Several statements without values, such as a migration. */
  run(script: string): Promise<void>;
}

/** The database refused a statement; `code` is its SQLSTATE. */
export class SqlError extends Error {
  override name = 'SqlError';
  readonly code: string;
  readonly detail: string | null;
  readonly hint: string | null;

  constructor(fault: SqlFault) {
    super(fault.message);
    this.code = fault.code;
    this.detail = fault.detail;
    this.hint = fault.hint;
  }
}

export interface SqlFault {
  message: string;
  code: string;
  detail: string | null;
  hint: string | null;
}

/** A call took so long that the database was stopped and started again; the call has not taken effect. */
export class DatabaseStalledError extends Error {
  override name = 'DatabaseStalledError';
}
