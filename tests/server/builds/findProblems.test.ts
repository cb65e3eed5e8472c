import { expect, it } from 'vitest';
import { findProblems } from '#server/builds/findProblems.ts';

function problemsIn(text: string) {
  return findProblems(text.split('\n'));
}

it('finds the file, the line and the words of a Python syntax error', () => {
  const output = `
[100%] Checking the Python programs
  File "/ws/src/gazebo_test_pkg/scripts/drive.py", line 7
    def turn(
            ^
SyntaxError: '(' was never closed
make[2]: *** [build.make:71: check] Error 1`;
  expect(problemsIn(output)).toEqual([
    { file: '/ws/src/gazebo_test_pkg/scripts/drive.py', line: 7, message: "SyntaxError: '(' was never closed" },
  ]);
});

it('finds every fault, each once', () => {
  const one = '  File "/ws/src/a.py", line 1\n    x = (\nSyntaxError: a';
  const other = '  File "/ws/src/b.py", line 2\nIndentationError: unexpected indent';
  expect(problemsIn([one, other, one].join('\n'))).toEqual([
    { file: '/ws/src/a.py', line: 1, message: 'SyntaxError: a' },
    { file: '/ws/src/b.py', line: 2, message: 'IndentationError: unexpected indent' },
  ]);
});

it('takes the innermost place of a traceback', () => {
  const output = `Traceback (most recent call last):
  File "/usr/bin/tool", line 3, in <module>
    main()
  File "/ws/src/setup.py", line 9, in main
    fail()
ValueError: no such name`;
  expect(problemsIn(output)).toEqual([{ file: '/ws/src/setup.py', line: 9, message: 'ValueError: no such name' }]);
});

it('finds what CMake complains of, and names the file as the learner knows it', () => {
  const output = `-- Configuring
CMake Error at gazebo_test_pkg/CMakeLists.txt:12 (find_package):
  By not providing "FindNothing.cmake" in CMAKE_MODULE_PATH

  this project has asked CMake to find a package.

-- Configuring incomplete, errors occurred!`;
  expect(problemsIn(output)).toEqual([
    {
      file: '/ws/src/gazebo_test_pkg/CMakeLists.txt',
      line: 12,
      message: expect.stringMatching(/^By not providing "FindNothing.cmake" .* this project has asked/),
    },
  ]);
});

it('finds a compiler error', () => {
  expect(problemsIn("/ws/src/pkg/src/node.cpp:4:10: error: expected ';'")).toEqual([
    { file: '/ws/src/pkg/src/node.cpp', line: 4, message: "expected ';'" },
  ]);
});

it('finds nothing in an output without a fault', () => {
  expect(problemsIn('Base path: /ws\n[100%] Built target check\n')).toEqual([]);
});

it('finds what CMake says of a whole file', () => {
  expect(problemsIn('CMake Error in pkg/CMakeLists.txt:\n  No project.')).toEqual([
    { file: '/ws/src/pkg/CMakeLists.txt', line: 1, message: 'No project.' },
  ]);
});

it('tells so many problems and such long messages as anybody reads', () => {
  const many = Array.from({ length: 500 }, (_, line) => `/ws/a.cpp:${line}:1: error: ${'x'.repeat(5000)}`);
  const problems = findProblems(many);
  expect(problems).toHaveLength(100);
  expect(problems.every(({ message }) => message.length === 1000)).toBe(true);
});

it('comes to an end with an output that consists of faults', () => {
  const lines = Array.from({ length: 65_536 }, () => 'CMake Error at a:1 (b):');
  expect(findProblems(lines)).toHaveLength(1);
  const places = Array.from({ length: 65_536 }, (_, line) => `  File "a.py", line ${line}`);
  expect(findProblems(places)).toEqual([]);
});
