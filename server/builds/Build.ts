/** One build: the stored text it is the build of, and how it ended. */
import type { BuildOutcome, BuildProblem, BuildResult, ProcessEnd, ProcessEntry } from '#contract/entities.ts';
import type { StoredFile } from './buildRequest.ts';
import { findProblems } from './findProblems.ts';

export class Build {
  readonly #file: StoredFile;
  #outcome: BuildOutcome = 'running';
  #problems: BuildProblem[] = [];

  constructor(file: StoredFile) {
    this.#file = file;
  }

  /** What the list of processes tells of it. */
  get summary(): ProcessEntry['build'] {
    return { file_path: this.#file.path, version: this.#file.version, outcome: this.#outcome };
  }

  resultOf(processId: string): BuildResult {
    const { path, version, savedAt, size } = this.#file;
    const file = { file_path: path, version, saved_at: savedAt, size };
    return { process_id: processId, ...file, outcome: this.#outcome, problems: this.#problems };
  }

  /** The process has ended in this way and printed these lines. */
  async conclude(end: ProcessEnd | null, lines: readonly string[]): Promise<void> {
    const succeeded = end?.reason === 'exited' && end.code === 0;
    if (!succeeded) this.#problems = findProblems(lines);
    // Whoever saves another text meanwhile is not kept waiting, so it may be that one which was built.
    if (!(await this.#file.isCurrent())) this.#outcome = 'outdated';
    else this.#outcome = succeeded ? 'succeeded' : 'failed';
  }
}
