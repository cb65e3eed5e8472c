import { expect, it, onTestFinished, vi } from 'vitest';
import { buildPages, descriptionsIn, inspectionIn, statelyIn } from './firstLoad.ts';
import { isFull } from './isFull.ts';

// What of inspection is in a build that is not asked for it is among the laws of the first load.
it.runIf(isFull)('takes what only testers get into a build that is asked for it', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('VITE_INSPECT', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  const pages = await buildPages();
  for (const found of [inspectionIn(pages), statelyIn(pages), descriptionsIn(pages)]) expect(found).not.toEqual([]);
});
