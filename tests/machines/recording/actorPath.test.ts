import { expect, it } from 'vitest';
import { createActor, createMachine, setup } from 'xstate';
import { ROOT_PATH, actorPath, isActor } from '#machines/recording/actorPath.ts';

const leaf = createMachine({});
const branch = setup({ actors: { leaf } }).createMachine({ invoke: [{ src: 'leaf', id: 'file' }] });
const root = setup({ actors: { branch } }).createMachine({ invoke: [{ src: 'branch', id: 'workspace' }] });

/** A running tree of three: a root, its child `workspace`, and the child of that, `file`. */
function grown(id: string) {
  const actor = createActor(root, { id }).start();
  const workspace = actor.getSnapshot().children['workspace']!;
  const file = workspace.getSnapshot().children['file']!;
  return { actor, workspace, file };
}

it('names an actor by the ids from the root down', () => {
  const { actor, workspace, file } = grown('app');
  expect(actorPath(file)).toBe('app/workspace/file');
  expect(actorPath(workspace)).toBe('app/workspace');
  expect(actorPath(actor)).toBe('app');
});

it('calls every root alike, whatever id it was given, so that two runs compare', () => {
  const [one, other] = [grown('x:0'), grown('x:7')];
  expect(ROOT_PATH).toBe('app');
  expect(actorPath(one.actor)).toBe(ROOT_PATH);
  expect(actorPath(other.file)).toBe(actorPath(one.file));
});

it('remembers where an actor stood once it has ended', () => {
  const { actor, file } = grown('app');
  const before = actorPath(file);
  actor.stop();
  expect(actorPath(file)).toBe(before);
});

it('tells actors from what only looks like a part of one', () => {
  const { actor, file } = grown('app');
  expect(isActor(actor)).toBe(true);
  expect(isActor(file)).toBe(true);
  expect(isActor({})).toBe(false);
  expect(isActor({ sessionId: 'x:1' })).toBe(false);
  expect(isActor({ getSnapshot: () => null })).toBe(false);
});
