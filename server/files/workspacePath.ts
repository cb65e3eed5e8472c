/** Where a learner's path leads, judged by its text alone. What the folders really are is judged by `openFolder`. */
import { WORKSPACE_PATH, limits } from '#contract/limits.ts';
import { isTemporaryName } from './temporaryName.ts';

export type WorkspacePath =
  | { kind: 'inside'; folders: readonly string[]; name: string; relative: string }
  /** It leads out of the workspace. */
  | { kind: 'outside' }
  /** No file can be called that. */
  | { kind: 'malformed'; why: string };

export type InsidePath = Extract<WorkspacePath, { kind: 'inside' }>;

/** So many folders and names a path may have. */
export const MAX_DEPTH = 32;
const MAX_NAME_BYTES = 255;

/** Control characters, direction overrides, and the signs that only look like a slash. */
const MISLEADING = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069\u2215\u2044\uff0f\\]/u;

/** Accepts `/ws/…` and paths relative to the workspace. */
export function workspacePath(given: string): WorkspacePath {
  if (given.length > limits.pathLength) return malformed(`must be at most ${limits.pathLength} characters`);
  if (!given.isWellFormed() || MISLEADING.test(given)) return malformed('must not contain control or look-alike signs');
  if (given !== given.normalize('NFC')) return malformed('must be in Unicode normal form C');
  const relative = withoutRoot(given);
  if (relative === null) return { kind: 'outside' };
  const parts = relative.split('/');
  if (parts.includes('..')) return { kind: 'outside' };
  const fault = faultOf(parts);
  if (fault !== null) return malformed(fault);
  return { kind: 'inside', folders: parts.slice(0, -1), name: parts.at(-1) ?? '', relative };
}

function withoutRoot(given: string): string | null {
  if (!given.startsWith('/')) return given;
  const root = `${WORKSPACE_PATH}/`;
  return given.startsWith(root) ? given.slice(root.length) : null;
}

function faultOf(parts: readonly string[]): string | null {
  if (parts.length > MAX_DEPTH) return `must be at most ${MAX_DEPTH} folders deep`;
  for (const part of parts) {
    if (part === '' || part === '.') return 'must name a file, without empty parts and without "."';
    if (part !== part.trim()) return 'must not have blanks at the ends of a name';
    if (Buffer.byteLength(part) > MAX_NAME_BYTES) return `must have names of at most ${MAX_NAME_BYTES} bytes`;
    if (isTemporaryName(part)) return 'must not have a name that files have while they are written';
  }
  return null;
}

function malformed(why: string): WorkspacePath {
  return { kind: 'malformed', why };
}
