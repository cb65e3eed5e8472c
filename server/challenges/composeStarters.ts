import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Course, programPath } from './course.ts';

/**
 * Writes what a learner's workspace starts from into `target`: the packages of `workspace/` with the program of each challenge in its place.
 * What was there before goes.
 */
export function composeStarters({ challenges }: Course, workspace: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  cpSync(join(workspace, 'src'), join(target, 'src'), { recursive: true });
  for (const challenge of challenges) {
    const file = join(target, programPath(challenge));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, challenge.starter, { mode: 0o755 });
  }
}
