/**
 * Finds the faults that a build tells of in its output. Learners write what it prints, so no line may take longer than its
 * length asks for, and no fault may look further than a few lines.
 */
import type { BuildProblem } from '#contract/entities.ts';
import { WORKSPACE_PATH, limits } from '#contract/limits.ts';

const PYTHON_PLACE = /^\s*File "([^"]+)", line (\d+)/;
const PYTHON_FAULT = /^(?:Sorry: )?(\w*(?:Error|Warning): .*)$/;
/** Behind the line may stand the command, as in ` (find_package):`. */
const CMAKE_FAULT = /^CMake Error (?:at|in) ([^:]+):(?:(\d+)(?: \([^()]*\))?:)?$/;
const COMPILER_FAULT = /^(\S[^:]*):(\d+):(?:\d+:)? (?:fatal )?error: (.*)$/;

/** So many lines below its first one belong to a fault at most. */
const LINES_OF_PYTHON = 7;
const LINES_OF_CMAKE = 40;

const LONGEST_MESSAGE = 1000;

/** The first faults, each once, in the order of the output; the files as the learner knows them. */
export function findProblems(lines: readonly string[]): BuildProblem[] {
  const found = new Map<string, BuildProblem>();
  for (let at = 0; at < lines.length && found.size < limits.buildProblems; at += 1) {
    const problem = pythonProblem(lines, at) ?? cmakeProblem(lines, at) ?? compilerProblem(lines, at);
    if (problem === undefined) continue;
    const { file, line, message } = problem;
    const kept = { file: file.slice(0, limits.pathLength), line, message: message.slice(0, LONGEST_MESSAGE) };
    found.set(JSON.stringify(kept), kept);
  }
  return [...found.values()];
}

/** A traceback names its place first, shows the line of code, and says last what is wrong. */
function pythonProblem(lines: readonly string[], at: number): BuildProblem | undefined {
  const [, file, line] = PYTHON_PLACE.exec(lines[at] ?? '') ?? [];
  if (file === undefined) return undefined;
  for (const later of lines.slice(at + 1, at + 1 + LINES_OF_PYTHON)) {
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
  const below = lines.slice(at + 1, at + 1 + LINES_OF_CMAKE);
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
