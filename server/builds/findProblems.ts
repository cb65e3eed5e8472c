/** Finds the faults that a build tells of in its output. */
import type { BuildProblem } from '#contract/entities.ts';
import { WORKSPACE_PATH } from '#contract/limits.ts';

const PYTHON_PLACE = /^\s*File "([^"]+)", line (\d+)/;
const PYTHON_FAULT = /^(?:Sorry: )?(\w*(?:Error|Warning): .*)$/;
const CMAKE_FAULT = /^CMake Error (?:at|in) ([^:]+?)(?::(\d+))?(?: \(.*\))?:$/;
const COMPILER_FAULT = /^(\S[^:]*):(\d+):(?:\d+:)? (?:fatal )?error: (.*)$/;

/** Each fault once, in the order of the output; the files as the learner knows them. */
export function findProblems(lines: readonly string[]): BuildProblem[] {
  const problems = lines.flatMap(
    (_, at) => pythonProblem(lines, at) ?? cmakeProblem(lines, at) ?? compilerProblem(lines, at) ?? [],
  );
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const key = JSON.stringify(problem);
    return !seen.has(key) && seen.add(key);
  });
}

/** A traceback names its place first, shows the line of code, and says last what is wrong. */
function pythonProblem(lines: readonly string[], at: number): BuildProblem | undefined {
  const [, file, line] = PYTHON_PLACE.exec(lines[at] ?? '') ?? [];
  if (file === undefined) return undefined;
  for (const later of lines.slice(at + 1, at + 8)) {
    if (PYTHON_PLACE.test(later)) return undefined;
    const message = PYTHON_FAULT.exec(later)?.[1];
    if (message !== undefined) return { file: knownPath(file), line: Number(line), message };
  }
  return undefined;
}

/** CMake says where in one line, and what in the indented ones below it. */
function cmakeProblem(lines: readonly string[], at: number): BuildProblem | undefined {
  const [, file, line] = CMAKE_FAULT.exec(lines[at] ?? '') ?? [];
  if (file === undefined) return undefined;
  const below = lines.slice(at + 1);
  const end = below.findIndex((text) => text !== '' && !text.startsWith('  '));
  const message = below
    .slice(0, end === -1 ? undefined : end)
    .map((text) => text.trim())
    .join(' ')
    .trim();
  return { file: knownPath(file), line: Number(line ?? 1), message: message === '' ? 'CMake error' : message };
}

function compilerProblem(lines: readonly string[], at: number): BuildProblem | undefined {
  const [, file, line, message] = COMPILER_FAULT.exec(lines[at] ?? '') ?? [];
  return file === undefined || message === undefined
    ? undefined
    : { file: knownPath(file), line: Number(line), message };
}

/** CMake names files from the source folder on. */
function knownPath(file: string): string {
  return file.startsWith('/') ? file : `${WORKSPACE_PATH}/src/${file}`;
}
