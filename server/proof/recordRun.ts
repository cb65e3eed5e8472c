/** Has a program judged from the start that a learner sees, for how its robot drove. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Verdict } from '#contract/verdict.ts';
import type { Course } from '../challenges/course.ts';
import { ros1 } from '../ros1/ros1.ts';
import { createWorkspaces } from '../workspaces/createWorkspaces.ts';

export interface RecordedProgram {
  challengeId: number;
  code: string;
  log: (text: string) => void;
}

/** Rejects when this machine has no sandbox to judge in. */
export async function recordRun(course: Course, { challengeId, code, log }: RecordedProgram): Promise<Verdict> {
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'servolab-run-'));
  const workspaces = await createWorkspaces({ dataDir, course, middleware: ros1, judgedStarts: 1, log });
  try {
    if (!workspaces.sandbox.available) throw new Error(workspaces.sandbox.reason ?? 'There is no sandbox.');
    return await workspaces.judge({ challengeId, code, progress: () => undefined });
  } finally {
    await workspaces.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
