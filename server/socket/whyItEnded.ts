import type { ProcessEnd } from '#contract/entities.ts';
import type { ErrorFact } from '#contract/errorFacts.ts';

type Why = ErrorFact & { error: string };

/** What went wrong with a process, as a fact and in words; null when it ended well, or as its learner wished. */
export function whyItEnded(end: ProcessEnd | null): Why | null {
  switch (end?.reason) {
    case 'exited':
      return end.code === 0 ? null : exited(end.code);
    case 'signalled': {
      const { signal } = end;
      return { code: 'PROCESS_SIGNALLED', facts: { signal }, error: `It was ended by the signal ${signal}.` };
    }
    case 'timed_out': {
      const { seconds } = end;
      const error = `Stopped after ${seconds} s, because it was not marked Long Running.`;
      return { code: 'PROCESS_TIMED_OUT', facts: { seconds }, error };
    }
    case 'output_limit':
      return { code: 'PROCESS_OUTPUT_LIMIT', facts: {}, error: 'Stopped, because it printed too much.' };
    case 'memory_limit': {
      const { megabytes } = end;
      return { code: 'PROCESS_MEMORY_LIMIT', facts: { megabytes }, error: tooMuchMemory(megabytes) };
    }
    case 'disk_full': {
      const error = 'Stopped, because it wrote while the disk of the server was nearly full.';
      return { code: 'PROCESS_DISK_FULL', facts: {}, error };
    }
    case 'workspace_full': {
      const { megabytes, most_megabytes, files, most_files } = end;
      const facts = { megabytes, most_megabytes, files, most_files };
      const error = `Stopped, because it wrote while your workspace was full: ${megabytes} of ${most_megabytes} MB and ${files} of ${most_files} files.`;
      return { code: 'PROCESS_WORKSPACE_FULL', facts, error };
    }
    case 'operator':
      return { code: 'PROCESS_STOPPED_BY_OPERATOR', facts: {}, error: 'Stopped by whoever runs this site.' };
    case 'lost':
      return { code: 'PROCESS_LOST', facts: {}, error: 'The workspace it ran in has ended.' };
    default:
      return null;
  }
}

/** What a process is told that is stopped for it. */
export const tooMuchMemory = (megabytes: number): string =>
  `Stopped, because your programs used more than ${megabytes} MB of memory together.`;

const exited = (exit_code: number): Why => ({
  code: 'PROCESS_EXITED',
  facts: { exit_code },
  error: `It ended with exit code ${exit_code}.`,
});
