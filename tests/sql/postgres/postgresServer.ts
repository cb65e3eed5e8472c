declare module 'vitest' {
  export interface ProvidedContext {
    /** The real PostgreSQL that tests of SQL run on; without one they run in memory. */
    postgres: PostgresServer | undefined;
  }
}

export interface PostgresServer {
  /** The folder of its socket. */
  host: string;
  user: string;
  /** The database that was prepared; each test gets a copy of it. */
  template: string;
}
