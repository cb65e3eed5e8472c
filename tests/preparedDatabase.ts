import { openAsBlob } from 'node:fs';
import { newDatabasePath } from '#server/config/bundles.ts';

/** The project's database before anybody has come, as the build made it. */
export function preparedDatabase(): Promise<Blob> {
  return openAsBlob(newDatabasePath);
}
