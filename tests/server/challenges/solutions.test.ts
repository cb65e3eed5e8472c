import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { driveProgram } from './driveProgram.ts';

const { challenges } = readCourse(projectRoot);

/** Longer than any of them takes. */
const SECONDS = 600;

describe.each(challenges)('$folder', (challenge) => {
  const solution = join(projectRoot, 'tests', 'challenges', challenge.folder, 'solution.py');

  it('has a solution that reaches its goal', async () => {
    expect(existsSync(solution)).toBe(true);
    const { result, output } = await driveProgram(challenge, solution, SECONDS);
    expect({ ...result, output }).toMatchObject({ status: 'met' });
  });

  it('is not solved by the program that a learner starts from', async () => {
    const starter = join(projectRoot, 'challenges', challenge.folder, 'starter.py');
    const { result } = await driveProgram(challenge, starter, 20);
    expect(result.status).not.toBe('met');
  });
});
