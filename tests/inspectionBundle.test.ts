import { expect, it, onTestFinished, vi } from 'vitest';
import { buildPages, inspectionIn } from './firstLoad.ts';
import { isFull } from './isFull.ts';

// That a build which is not asked for it has none is among the laws of the first load.
it.runIf(isFull)('takes inspection into a build that is asked for it', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('VITE_INSPECT', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(inspectionIn(await buildPages())).not.toEqual([]);
});
