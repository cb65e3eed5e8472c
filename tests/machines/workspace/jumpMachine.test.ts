import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { jumpMachine, selectJumps, selectLine } from '#machines/workspace/jumpMachine.ts';

it('knows the line that was wanted last, and that it was wanted again', () => {
  const jump = createActor(jumpMachine).start();
  expect(selectJumps(jump.getSnapshot())).toBe(0);
  jump.send({ type: 'place.chosen', line: 12 });
  jump.send({ type: 'place.chosen', line: 12 });
  expect(selectLine(jump.getSnapshot())).toBe(12);
  expect(selectJumps(jump.getSnapshot())).toBe(2);
});
