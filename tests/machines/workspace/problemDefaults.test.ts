import { expect, it } from 'vitest';
import { DEFAULT_FILE_PATH, DEFAULT_PACKAGE } from '#contract/limits.ts';
import { filePathOf, packagesOf } from '#machines/workspace/problemDefaults.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';

it('works on the file of a problem, and on the default one without', () => {
  expect(filePathOf({ ...obstacleProblem, file_path: '/ws/src/a.py' })).toBe('/ws/src/a.py');
  expect(filePathOf(null)).toBe(DEFAULT_FILE_PATH);
});

it('builds the packages of a problem, and the default one where there is no problem or it names none', () => {
  expect(packagesOf({ ...obstacleProblem, packages: ['one', 'two'] })).toEqual(['one', 'two']);
  expect(packagesOf({ ...obstacleProblem, packages: [] })).toEqual([DEFAULT_PACKAGE]);
  expect(packagesOf(null)).toEqual([DEFAULT_PACKAGE]);
});
