/** Every solution, starter and wrong program of the course, judged by the rules by which learners are judged. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { proofCases } from '#server/proof/proofCases.ts';
import { proveCase } from '#server/proof/proveCase.ts';
import { isFull } from '../../isFull.ts';
import { type OpenWorkspaces, openWorkspaces } from '../workspaces/openWorkspaces.ts';

const course = readCourse(projectRoot);

describe.runIf(isFull)('a program that proves a challenge', () => {
  let opened: OpenWorkspaces;
  beforeAll(async () => void (opened = await openWorkspaces({ course, judgedStarts: 4 })));
  afterAll(() => opened.close());

  it.concurrent.each(
    proofCases(course.challenges, projectRoot).map((one) => [one.challenge.folder, one.name, one] as const),
  )('of %s, %s, is judged as it must be', async (_, __, proved) => {
    const { fault } = await proveCase(proved, 1, ({ challenge, code }) =>
      opened.workspaces.judge({ challengeId: challenge.about.id, code, progress: () => {}, judged: () => {} }),
    );
    expect(fault).toBeNull();
  });
});
