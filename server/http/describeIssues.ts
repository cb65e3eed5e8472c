/** Says in a sentence each what is wrong with a request: the field, what was given, and what is allowed. */
import type * as v from 'valibot';
import type { ErrorFact, FieldFault } from '#contract/errorFacts.ts';

const MAX_SENTENCES = 3;
const MAX_GIVEN = 80;

type Issue = v.BaseIssue<unknown>;

export function describeIssues(issues: readonly Issue[]): string {
  return issues.slice(0, MAX_SENTENCES).map(describe).join(' ');
}

/** The first thing that is wrong, as a fact. */
export function fieldFactOf([issue]: readonly [Issue, ...Issue[]]): ErrorFact {
  const fault = faultOf(issue);
  const most = fault === 'too_long' && typeof issue.requirement === 'number' ? issue.requirement : null;
  return { code: 'FIELD_REFUSED', facts: { field: fieldOf(issue).slice(0, MAX_GIVEN), fault, most } };
}

function faultOf({ expected, received, type }: Issue): FieldFault {
  if (expected === 'never') return 'unknown';
  if (received === 'undefined') return 'missing';
  return type === 'max_length' ? 'too_long' : 'invalid';
}

const fieldOf = ({ path }: Issue): string => path?.map(({ key }) => String(key)).join('.') ?? '';

function describe(issue: Issue): string {
  const field = fieldOf(issue);
  const subject = field === '' ? 'The request' : `"${field.slice(0, MAX_GIVEN)}"`;
  if (issue.expected === 'never') return `${subject} is not a field of this request.`;
  if (issue.received === 'undefined') return `${subject} is missing.`;
  return `${subject} ${ruleOf(issue)}, given ${given(issue.input)}.`;
}

/** The contract's own messages say what must be; the library's say what was expected. */
function ruleOf({ message, expected, requirement, type }: Issue): string {
  if (message.startsWith('must')) return message;
  if (type === 'max_length') return `must have a length of at most ${String(requirement)}`;
  return `must be ${expected ?? 'something else'}`;
}

function given(input: unknown): string {
  if (typeof input === 'string') return quoted(input);
  if (Array.isArray(input)) return 'a list';
  if (typeof input === 'number' || typeof input === 'boolean') return String(input);
  return input === null ? 'null' : 'an object';
}

function quoted(text: string): string {
  const start = JSON.stringify(text.slice(0, MAX_GIVEN));
  return text.length > MAX_GIVEN ? `${start}… (${text.length} characters)` : start;
}
