import ts from 'typescript';
import { expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from '../architecture/sourceFiles.ts';

/**
 * A text that each pattern of the server finds something in. Learners, and whoever calls, choose what patterns meet, so none
 * may take longer than the length of the text asks for.
 */
const examples: readonly string[] = [
  '  File "/ws/src/a.py", line 7',
  'Sorry: SyntaxError: invalid syntax',
  'CMake Error at a/CMakeLists.txt:12 (find_package):',
  'CMake Error in a (b):',
  '/ws/src/a.cpp:4:10: fatal error: no such file',
  '3000',
  '127.0.0.1',
  '128',
  '0.0.0.0/0',
  'https:',
  '"child-pid": 42',
  '4711',
  'ROS_MASTER_URI',
  '00000000-0000-4000-8000-00000000000a',
  '/api/builds/{id}',
  'http://localhost:3000',
  'https://localhost:3000',
  'robot1/scan_2/raw',
  '/assets/a.js',
  'Bearer aa-a.bb_b.cc',
  'W/"aa-a"',
  '<title>Servolab</title>',
  '<meta\n      name="description"\n      content="Solve challenges."\n    />',
  '<noscript>Servolab needs JavaScript.</noscript>',
  '[::1]',
  'a\u2215b',
  'GIF89a',
  'RIFF0000WEBP',
  '01-hello-robot',
  '![map](map.svg)',
  'one\n---\nother',
  '::ffff:127.0.0.1',
  'PATH',
  'GOTRUE_JWT_SECRET',
  '1m30s',
  'Content-Length: 42',
  '# Fails stop: it drives on',
  'wrongTurn.py',
  'Pss:                1234 kB',
  'NSpid:\t4711\t42\t1',
  'write_bytes: 4096',
  'root:100000:65536',
  '0123456789abcdef'.repeat(4),
  'restore-a',
  '.tmp-AAAAbbbb0123',
  'problem.es.md',
  '7-c0ffee',
  'servolab-4711-3',
];

interface Pattern {
  place: string;
  pattern: RegExp;
}

/** The embedded Supabase guards its own. */
const patterns: readonly Pattern[] = sourceFiles
  .filter(({ path }) => path.startsWith('server/') && !path.startsWith('server/supabase/'))
  .flatMap(patternsIn);

const TIMES = 20_000;
/** What looks at each of some ten thousand characters once needs less than one of these; squared it is thousands. */
const BUDGET_MS = 200;
const LONGEST_PART = 5;

it('makes no pattern while it runs', () => {
  const made = sourceFiles.filter(
    ({ path, text }) => path.startsWith('server/') && !path.startsWith('server/supabase/') && /\bRegExp\(/.test(text),
  );
  expect(made.map(({ path }) => path)).toEqual([]);
});

it('knows an example for each pattern', () => {
  const unknown = patterns.filter(({ pattern }) => !examples.some((example) => matches(pattern, example)));
  expect(unknown.map(({ place, pattern }) => `${place}: ${String(pattern)}`)).toEqual([]);
});

it.each(patterns)('takes no longer than a text is long: $pattern of $place', ({ pattern }) => {
  for (const example of examples.filter((text) => matches(pattern, text))) {
    for (const attack of attacksOn(example)) {
      const slow = costOf(pattern, attack.text) > BUDGET_MS ? attack.how : null;
      expect(slow).toBeNull();
    }
  }
});

/** Each part of the example, repeated many times where it stands, and an end that nothing expects. */
function* attacksOn(example: string): Generator<{ text: string; how: string }> {
  for (let from = 0; from < example.length; from += 1) {
    for (let to = from + 1; to <= Math.min(example.length, from + LONGEST_PART); to += 1) {
      const part = example.slice(from, to);
      const start = example.slice(0, from) + part.repeat(TIMES);
      yield { text: `${start}\n!`, how: `${JSON.stringify(part)} again and again` };
      yield { text: `${start}${example.slice(to)}\n!`, how: `${JSON.stringify(part)} again and again, then the rest` };
    }
  }
}

/** The computing time of a look, in milliseconds: a busy machine does not lengthen it. */
function costOf(pattern: RegExp, text: string): number {
  const before = process.cpuUsage();
  matches(pattern, text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function matches(pattern: RegExp, text: string): boolean {
  return new RegExp(pattern.source, pattern.flags.replace('g', '')).test(text);
}

function patternsIn({ path, tree }: SourceFile): Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ place: path, pattern: new RegExp(node.text.slice(1, end), node.text.slice(end + 1)) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
