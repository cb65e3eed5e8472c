import { expect, it } from 'vitest';
import { type ErrorCode, type ErrorFact, type FactsOf, errorFacts } from '#contract/errorFacts.ts';
import { SANDBOX_FAULTS } from '#contract/sandboxFaults.ts';
import { sandboxFaultSentences } from '#server/sandbox/sandboxFaultSentences.ts';
import { en } from '#src/texts/en/en.ts';
import { sandboxReasonText } from '#src/texts/sandboxReasonText.ts';
import { textOf } from '#src/texts/textOf.ts';
import { reasonText, withReasonTexts } from '#src/texts/reasonText.ts';

type Samples = { [Code in ErrorCode as object extends FactsOf<Code> ? never : Code]: FactsOf<Code> };

const file = { path: '/ws/src/a.py' };
const samples: Samples = {
  TOO_MANY_REQUESTS: { seconds: 7 },
  wait_first: { seconds: 45 },
  FIELD_REFUSED: { field: 'name', fault: 'too_long', most: 128 },
  INTERNAL_ERROR: { id: 'req-1' },
  FILE_OUTSIDE: file,
  FILE_NAME_MALFORMED: file,
  FILE_FOLDER_MISSING: file,
  FILE_NOT_STARTER: file,
  FILE_VERSION_UNKNOWN: file,
  FILE_EXISTS: file,
  FILE_IRREGULAR: file,
  FILE_TOO_LARGE: { ...file, bytes: 1_048_576 },
  FILE_NOT_TEXT: file,
  FILE_IS_BINARY: file,
  FILE_NOT_WRITABLE: file,
  FILE_NO_SPACE: file,
  WORKSPACE_FULL: { megabytes: 511, most_megabytes: 512, files: 77, most_files: 20_000 },
  WORKSPACE_OVERFLOWED: { megabytes: 511, most_megabytes: 512, files: 77, most_files: 20_000 },
  COMMAND_UNKNOWN: { command: 'bash', available: ['rosrun', 'rostopic'] },
  PROCESS_EXITED: { exit_code: 3 },
  PROCESS_SIGNALLED: { signal: 'SIGSEGV' },
  PROCESS_TIMED_OUT: { seconds: 30 },
  PROCESS_WORKSPACE_FULL: { megabytes: 511, most_megabytes: 512, files: 77, most_files: 20_000 },
  PROCESS_MEMORY_LIMIT: { megabytes: 1024 },
  TOO_MANY_PROGRAMS: { most: 12 },
  PROCESS_EXISTS: { process_id: 'p1' },
  CHALLENGE_NOT_FOUND: { challenge_id: 9 },
  SANDBOX_UNAVAILABLE: { fault: 'reaches_host' },
  service_timed_out: { milliseconds: 30_000 },
  service_failed: { status: 504 },
};

const known: Partial<Record<ErrorCode, object>> = samples;
const factOf = (code: string) => ({ code, facts: known[code as ErrorCode] ?? {} }) as ErrorFact;

it.each(Object.keys(errorFacts))('has words for %s that tell each of its facts', (code) => {
  const fact = factOf(code);
  const words = reasonText(en, fact);
  expect(words).not.toMatch(/undefined|null|object/);
  const values = Object.values(fact.facts)
    .flat()
    .map((value) => String(value));
  const spoken = values.filter((value) => !['too_long', 'reaches_host'].includes(value));
  for (const value of spoken) expect(words).toContain(value);
});

it('shows the words of somebody else as they are', () => {
  expect(reasonText(en, 'drive.py, line 3: invalid syntax')).toBe('drive.py, line 3: invalid syntax');
});

it("keeps the specification's line around the words", () => {
  const line = { kind: 'saveFailed', detail: factOf('FILE_NO_SPACE') } as const;
  expect(textOf(en.consoleLineTexts, withReasonTexts(en, line))).toBe(
    'Error saving file: The server has no room left to save this file; what was there is unchanged: "/ws/src/a.py"',
  );
});

it('closes a sentence once before the next one begins', () => {
  const line = { kind: 'worldFailed', detail: factOf('CHALLENGE_NOT_FOUND') } as const;
  expect(textOf(en.consoleLineTexts, withReasonTexts(en, line))).toContain('There is no challenge 9. Reload the page');
  expect(textOf(en.consoleLineTexts, { ...line, detail: 'Network Error' })).toContain('Network Error. Reload the page');
});

it.each(SANDBOX_FAULTS)('says of a sandbox with the fault %s what the server says of it', (fault) => {
  expect(sandboxReasonText(en, { available: false, reason: 'other words', fault })).toBe(
    `Programs cannot be run on this server: ${sandboxFaultSentences[fault]} Files can still be read and saved.`,
  );
});

it.each([undefined, 'moonlight', 'constructor'])("keeps to the server's words for the fault %s", (fault) => {
  const sandbox = { available: false, reason: 'There is moonlight.', ...(fault !== undefined && { fault }) };
  expect(sandboxReasonText(en, sandbox)).toBe('There is moonlight.');
});
