import { expect, it } from 'vitest';
import { responseLines } from '#machines/workspace/consoleAnswers.ts';

const response = {
  type: 'ros_response',
  success: false,
  process_id: 'p1',
  name: 'x',
  command: 'rosrun',
  output_lines: [],
  error: 'It ended with exit code 3.',
} as const;

it('knows a failure by its code, and repeats what it has no code for', () => {
  const fact = { code: 'PROCESS_EXITED', facts: { exit_code: 3 } } as const;
  const known = { ...response, output_lines: [], ...fact };
  expect(responseLines(known)).toEqual([{ kind: 'responseFailed', error: fact }]);
  const newer = { ...response, output_lines: [], code: 'PROCESS_TIRED', facts: {} };
  expect(responseLines(newer)).toEqual([{ kind: 'responseFailed', error: response.error }]);
});
