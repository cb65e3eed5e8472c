import type { Problem } from '#contract/entities.ts';
import { DEFAULT_PACKAGE } from '#contract/limits.ts';

/** What is built for a problem; without one, or when it names none, the default package. */
export function packagesOf(problem: Problem | null): readonly string[] {
  return problem === null || problem.packages.length === 0 ? [DEFAULT_PACKAGE] : problem.packages;
}
