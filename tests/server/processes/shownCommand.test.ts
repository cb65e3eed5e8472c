import { expect, it } from 'vitest';
import { SHOWN_LENGTH, shownCommand } from '#server/processes/shownCommand.ts';

it('shows a command with its arguments as it was given', () => {
  expect(shownCommand(['rostopic', 'echo', '/scan'])).toBe('rostopic echo /scan');
  expect(shownCommand(['x'.repeat(512)])).toBe('x'.repeat(512));
});

it('cuts a long one, and no character apart', () => {
  expect(shownCommand(['rosrun', ...Array<string>(64).fill('x'.repeat(4096))])).toBe(`rosrun ${'x'.repeat(504)}…`);
  const shown = shownCommand(['🤖'.repeat(4096)]);
  expect(shown.length).toBeLessThanOrEqual(SHOWN_LENGTH);
  expect(shown.isWellFormed()).toBe(true);
});
