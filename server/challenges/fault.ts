/** What is wrong in the files of a course, in words for whoever writes them: which file, which field, and what it must be. */
import type * as v from 'valibot';

export interface Fault {
  /** Relative to the folder of the project. */
  file: string;
  /** As JavaScript would reach it, such as `goal[0].region`; empty for the whole file. */
  field: string;
  /** What it must be, or is. */
  message: string;
}

/** The course cannot be used; every fault is in the message, a line each. */
export class CourseError extends Error {
  override name = 'CourseError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(sentenceOf).join('\n'));
    this.faults = faults;
  }
}

function sentenceOf({ file, field, message }: Fault): string {
  return field === '' ? `${file} ${message}.` : `${file}: ${field} ${message}.`;
}

export function faultOf(file: string, issue: v.BaseIssue<unknown>): Fault {
  const keys = issue.path?.map(({ key }) => key) ?? [];
  return { file, field: fieldOf(keys), message: messageOf(issue) };
}

function fieldOf(keys: readonly unknown[]): string {
  return keys.reduce<string>((path, key) => {
    if (typeof key === 'number') return `${path}[${key}]`;
    return path === '' ? String(key) : `${path}.${String(key)}`;
  }, '');
}

/** The contract's own messages say what must be; the library's say what was expected. */
function messageOf({ message, expected, received, input }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is no field that is known here';
  if (received === 'undefined') return 'is missing';
  if (message.startsWith('must')) return `${message}, but is ${JSON.stringify(input)?.slice(0, 80)}`;
  return `must be ${expected ?? 'something else'}, but is ${received}`;
}
