import { bundleServer } from '../scripts/bundle.js';
import { buildNewDatabase } from '../scripts/newDatabase.js';

/** Tests of the server start its workers, agent and robot as they are shipped: as bundles. */
export async function setup(): Promise<void> {
  await bundleServer();
  await buildNewDatabase();
}
