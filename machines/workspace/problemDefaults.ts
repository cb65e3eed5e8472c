import type { Problem } from '#contract/entities.ts';
import { DEFAULT_FILE_PATH, DEFAULT_PACKAGE } from '#contract/limits.ts';

/** The file that is worked on for a problem; without one, the default file. */
export function filePathOf(problem: Problem | null): string {
  return problem?.file_path ?? DEFAULT_FILE_PATH;
}

/** What is built for a problem; without one, or when it names none, the default package. */
export function packagesOf(problem: Problem | null): readonly string[] {
  return problem === null || problem.packages.length === 0 ? [DEFAULT_PACKAGE] : problem.packages;
}
