import { expect, it } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest } from '../scripts/failedTests.js';

const passed = { fullName: 'saves a file', status: 'passed', failureMessages: [] };

it('names the tests of Vitest that failed, with what they said first', () => {
  const said = `\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n${'    at a line\n'.repeat(40)}`;
  const failed = { fullName: 'files keeps a version', status: 'failed', failureMessages: [said] };
  const report = {
    testResults: [{ name: '/site/tests/files.test.ts', status: 'failed', assertionResults: [passed, failed] }],
  };
  const [failure, ...others] = failuresOfVitest(report, '/site');
  expect(others).toEqual([]);
  expect(failure?.test).toBe('tests/files.test.ts > files keeps a version');
  expect(failure?.message.split('\n')).toHaveLength(12);
  expect(failure?.message).toMatch(/^AssertionError: expected 1 to be 2\n/);
});

it('names a file of tests that did not load', () => {
  const message = 'Cannot find package nothing';
  const report = { testResults: [{ name: '/site/tests/a.test.ts', status: 'failed', message, assertionResults: [] }] };
  expect(failuresOfVitest(report, '/site')).toEqual([{ test: 'tests/a.test.ts', message }]);
});

/** A journey as the report of Playwright has it. */
function spec(title: string, message?: string) {
  const errors = message === undefined ? [] : [{ message }];
  return { title, ok: message === undefined, file: 'e2e/a.spec.ts', line: 7, tests: [{ results: [{ errors }] }] };
}

it('names the journeys that failed, however deep they stand, and what broke outside of them', () => {
  const report = {
    suites: [{ specs: [spec('opens')], suites: [{ specs: [spec('closes', 'Error: it stays open')] }] }],
    errors: [{ message: 'Error: no browser' }],
  };
  expect(failuresOfPlaywright(report)).toEqual([
    { test: 'e2e/a.spec.ts:7 > closes', message: 'Error: it stays open' },
    { test: 'outside of the tests', message: 'Error: no browser' },
  ]);
});

it('has nothing to name where all went well, or no report was written', () => {
  expect(
    failuresOfVitest({ testResults: [{ name: '/site/a', status: 'passed', assertionResults: [passed] }] }, '/site'),
  ).toEqual([]);
  expect([...failuresOfVitest({}, '/site'), ...failuresOfPlaywright({})]).toEqual([]);
});
