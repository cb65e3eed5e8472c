/** What is to be built, and the stored text that it is the build of. */
export interface BuildRequest {
  packages: readonly string[];
  cleanFirst: boolean;
  /** The file that was saved for this build: of all sources only it is checked. */
  file: StoredFile;
  /** The id that its process shall have; otherwise a new one. */
  processId?: string | undefined;
}

export interface StoredFile {
  /** `/ws/…` */
  path: string;
  version: string;
  /** ISO 8601, UTC. */
  savedAt: string;
  /** In UTF-16 code units. */
  size: number;
  /** Whether this version is what is stored now. */
  isCurrent(): Promise<boolean>;
}
