import { expect, it } from 'vitest';
import { catkinBuild } from '#server/ros1/catkinBuild.ts';

it('builds the packages that are named, and the whole workspace when none is', () => {
  expect(catkinBuild(['one', 'other'], null).argv).toEqual(['catkin_make', '--no-color', '--pkg', 'one', 'other']);
  expect(catkinBuild([], null).argv).toEqual(['catkin_make', '--no-color']);
});

it.each([
  ['a Python file alone', '/ws/src/a/scripts/b.py', { SERVOLAB_CHECK: '/ws/src/a/scripts/b.py' }],
  ['nothing for a file of another kind', '/ws/src/a/package.xml', { SERVOLAB_CHECK: '' }],
  ['everything for a path that the variable cannot carry', '/ws/src/a/b:c.py', {}],
  ['everything for no file', null, {}],
])('checks %s', (_what, file, environment) => {
  expect(catkinBuild(['a'], file).environment).toEqual(environment);
});
