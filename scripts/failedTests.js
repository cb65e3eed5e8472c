import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How much of what a test said is told again at the end; the whole stands where the test ran. */
const MESSAGE_LINES = 12;

/**
 * A test that failed, by its file and its name, with what it said first.
 * @typedef {{ test: string, message: string }} Failure
 */

/**
 * The tests that failed, out of the report of Vitest in JSON: https://vitest.dev/guide/reporters.html#json-reporter.
 * A file that did not load counts as one.
 * @param {{ testResults?: VitestFile[] }} report
 * @param {string} root what the names of the files are told from
 * @returns {Failure[]}
 * @typedef {{ name: string, status: string, message?: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] | null }} VitestTest
 */
export function failuresOfVitest({ testResults = [] }, root) {
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failure(file, message)] : [];
    return failed.map(({ fullName, failureMessages }) =>
      failure(`${file} > ${fullName}`, (failureMessages ?? []).join('\n')),
    );
  });
}

/**
 * The tests that failed, and what broke outside of them, out of the report of Playwright in JSON:
 * https://playwright.dev/docs/api/class-reporter.
 * @param {{ suites?: PlaywrightSuite[], errors?: { message?: string }[] }} report
 * @returns {Failure[]}
 * @typedef {{ suites?: PlaywrightSuite[], specs?: PlaywrightSpec[] }} PlaywrightSuite
 * @typedef {{ title: string, file: string, line: number, ok: boolean, tests: { results: { errors: { message?: string }[] }[] }[] }} PlaywrightSpec
 */
export function failuresOfPlaywright({ suites = [], errors = [] }) {
  return [
    ...suites.flatMap(failuresIn),
    ...errors.map(({ message }) => failure('outside of the tests', message ?? 'no reason was given')),
  ];
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {Failure[]}
 */
function failuresIn({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...suites.flatMap(failuresIn),
    ...failed.map(({ title, file, line, tests }) => {
      const said = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
      return failure(`${file}:${line} > ${title}`, said.map(({ message }) => message ?? '').join('\n'));
    }),
  ];
}

/**
 * @param {string} test
 * @param {string} message
 * @returns {Failure}
 */
function failure(test, message) {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  return { test, message: lines.slice(0, MESSAGE_LINES).join('\n') };
}
