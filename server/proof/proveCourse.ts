/** Judges every program that proves a course as those of learners are: in sandboxes, on a real graph. */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ros1 } from '../ros1/ros1.ts';
import { createWorkspaces } from '../workspaces/createWorkspaces.ts';
import type { Course } from '../challenges/course.ts';
import type { ProofCase } from './proofCases.ts';
import { type Proof, proveCase } from './proveCase.ts';

/** As many at a time as a server judges. */
const WORKERS = 2;

export interface ProofRules {
  runs: number;
  /** Called as soon as a program is through. */
  proved: (proof: Proof) => void;
  log: (text: string) => void;
}

/** In the order of the cases. Rejects when this machine has no sandbox to judge in. */
export async function proveCourse(course: Course, cases: readonly ProofCase[], rules: ProofRules): Promise<Proof[]> {
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'servolab-proof-'));
  const workspaces = await createWorkspaces({ dataDir, course, middleware: ros1, log: rules.log });
  const proofs: Proof[] = [];
  const waiting = [...cases.entries()];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, proved] = next;
      const proof = await proveCase(proved, rules.runs, ({ challenge, code }, judged) =>
        workspaces.judge({ challengeId: challenge.about.id, code, progress: () => undefined, judged }),
      );
      proofs[index] = proof;
      rules.proved(proof);
    }
  };
  try {
    if (!workspaces.sandbox.available) throw new Error(workspaces.sandbox.reason ?? 'There is no sandbox.');
    await Promise.all(Array.from({ length: WORKERS }, work));
    return proofs;
  } finally {
    await workspaces.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
