import { bundleServer } from '../scripts/bundle.js';

/** Tests of the server start its workers, agent and robot as they are shipped: as bundles. */
export async function setup(): Promise<void> {
  await bundleServer();
}
