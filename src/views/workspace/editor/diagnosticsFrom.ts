import type { Diagnostic } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { BuildProblem } from '#contract/entities.ts';
import type { Texts } from '../../../texts/Texts.ts';
import { withAdvice } from './followFaults.ts';

/** The faults that a build found in this file, each on the whole of its line. */
export function diagnosticsFrom(
  problems: readonly BuildProblem[],
  fileName: string,
  document: Text,
  texts: Pick<Texts, 'adviceTexts'>,
): Diagnostic[] {
  return problems
    .filter((problem) => problem.file.split('/').at(-1) === fileName)
    .map((problem) => {
      const line = document.line(Math.min(Math.max(problem.line, 1), document.lines));
      return { from: line.from, to: line.to, severity: 'error', message: withAdvice(texts, problem.message) };
    });
}
