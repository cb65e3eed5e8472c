import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { selectIsFollowing, tailMachine } from '#machines/workspace/tailMachine.ts';

function openTail() {
  const tail = createActor(tailMachine).start();
  return { tail, isFollowing: () => selectIsFollowing(tail.getSnapshot()) };
}

it('follows the newest line until a reader scrolls up', () => {
  const { tail, isFollowing } = openTail();
  expect(isFollowing()).toBe(true);
  tail.send({ type: 'run.began' });
  expect(isFollowing()).toBe(true);
  tail.send({ type: 'end.left' });
  expect(isFollowing()).toBe(false);
});

it.each(['end.reached', 'jump.requested', 'run.began'] as const)('follows again after %s', (type) => {
  const { tail, isFollowing } = openTail();
  tail.send({ type: 'end.left' });
  tail.send({ type });
  expect(isFollowing()).toBe(true);
});
