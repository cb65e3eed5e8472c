/** That a log becomes a test where nobody else has brought the machines of the pages. */
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { mkdtemp, rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { bundleProgram } from '../../../scripts/bundle.js';
import { ada } from '../../fakes/fakeAuth.ts';
import { openRecorded, settled } from './openRecorded.ts';

it('writes the test of a step on the page of a workspace by itself', async () => {
  const { masked } = openRecorded({ path: '/challenge/1', user: ada });
  await settled();
  const folder = await mkdtemp(join(tmpdir(), 'log-test-'));
  try {
    const program = join(folder, 'logTest.js');
    await bundleProgram('machines/recording/logTest.ts', program);
    const { logTest } = await import(pathToFileURL(program).href);
    const answer = logTest(masked.text(), { step: null, isWrong: false, about: '', isOver: () => true });
    expect(answer).toMatchObject({ outcome: 'written' });
  } finally {
    await rm(folder, { recursive: true });
  }
});
