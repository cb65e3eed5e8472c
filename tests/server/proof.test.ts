/** How a course is proven, with a judge that says what the test wants. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Check } from '#contract/goal.ts';
import type { Verdict } from '#contract/verdict.ts';
import { projectRoot } from '#server/config/bundles.ts';
import { type ProofCase, proofCases } from '#server/proof/proofCases.ts';
import { proofTable } from '#server/proof/proofTable.ts';
import { proveCase } from '#server/proof/proveCase.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { copyContent, removeCopies } from './challenges/copyContent.ts';

const { challenges } = readCourse(projectRoot);
const first = challenges.slice(0, 1);
const [challenge] = first;
if (challenge === undefined) throw new Error('There is no challenge.');
const solved = 'tests/challenges/01-obstacle-course';

let root: string;
beforeEach(() => {
  ({ root } = copyContent());
  mkdirSync(join(root, solved), { recursive: true });
  writeFileSync(join(root, solved, 'solution.py'), '#!/usr/bin/env python3\n');
});
afterEach(removeCopies);

function verdictOf(broken: readonly Check['check'][], seconds = 12): Verdict {
  const checks = challenge?.about.goal ?? [];
  return {
    passed: broken.length === 0,
    end: { reason: broken.length === 0 ? 'met' : 'broken' },
    checks: checks.map((check) => ({ check, passed: !broken.includes(check.check), progress: 0, cause: null })),
    seconds,
    start: { number: 1, of: 4, at: [0, 0], heading: 0 },
    at: [1, 0],
    metres: 3,
    commands: 9,
    by_wall_clock: false,
    last_lines: [],
  };
}

const caseOf = (fails: ProofCase['fails']): ProofCase => ({ challenge, name: 'x.py', code: '', fails });

it('wants the solution to pass; starter, nothing and the wrong ones not to', () => {
  writeFileSync(
    join(root, solved, 'wrong_straight.py'),
    '#!/usr/bin/env python3\n# Fails touchNothing: straight on.\n',
  );
  expect(proofCases(first, root).map(({ name, fails }) => [name, fails])).toEqual([
    ['solution.py', null],
    ['starter.py', { check: undefined }],
    ['does nothing', { check: undefined }],
    ['wrong_straight.py', { check: 'touchNothing' }],
  ]);
});

it('says which solution is missing', () => {
  rmSync(join(root, solved), { recursive: true });
  expect(() => proofCases(first, root)).toThrow(`${solved}/solution.py is missing.`);
});

it.each(['', '# Fails deliver: no crates here.', '# Fails touchNothing:'])(
  'says what the second line of a wrong solution must be like when it is “%s”',
  (line) => {
    writeFileSync(join(root, solved, 'wrong.py'), `#!/usr/bin/env python3\n${line}\n`);
    expect(() => proofCases(first, root)).toThrow(
      `${solved}/wrong.py: line 2 must be like “# Fails stop: why.” with one of its goal’s checks: stop, touchNothing, withinTime.`,
    );
  },
);

it.each([
  ['passes as it must', caseOf(null), [], null],
  ['fails though it must pass', caseOf(null), ['stop'], 'must pass, but ended “broken” with stop not holding'],
  ['passes though it must not', caseOf({ check: undefined }), [], 'must not pass, but passed'],
  ['fails whichever check', caseOf({ check: undefined }), ['stop'], null],
  ['fails the check it names', caseOf({ check: 'touchNothing' }), ['stop', 'touchNothing'], null],
  ['fails another', caseOf({ check: 'touchNothing' }), ['stop'], 'must fail touchNothing, but failed stop'],
] as const)('judges a program that %s', async (_, proved, broken, fault) => {
  expect((await proveCase(proved, 1, async () => verdictOf(broken))).fault).toBe(fault);
});

it('tells of one bad run among many, and how many came to the same', async () => {
  const runs = [
    [verdictOf([], 12), verdictOf([], 12.1)],
    [verdictOf([], 12), verdictOf([], 12.2)],
    [verdictOf(['touchNothing'], 12)],
    [verdictOf([], 12), verdictOf([], 12.1)],
  ];
  const proof = await proveCase(caseOf(null), 4, async (_, judged) => {
    const starts = runs.shift() ?? [];
    starts.forEach(judged);
    return starts.find(({ passed }) => !passed) ?? starts[0] ?? verdictOf([]);
  });
  const [head, row] = proofTable([{ ...proof, wallSeconds: 3 }]).split('\n');
  expect(head?.split(/ {2,}/)).toEqual(
    'challenge,program,verdict,ended,start,simulated,real,checks,as it must be,same verdict,same end,end of each start'.split(
      ',',
    ),
  );
  expect(row?.split(/ {2,}/)).toEqual([
    '01-obstacle-course',
    'x.py',
    'passed',
    'met',
    '1 of 4',
    '12.0 s',
    '3.0 s',
    'all hold',
    'NO: it must pass, but ended “broken” with touchNothing not holding',
    '3 of 4',
    '2 of 4',
    expect.stringMatching(/^[\da-f]{6} [\da-f]{6}$/),
  ]);
});
