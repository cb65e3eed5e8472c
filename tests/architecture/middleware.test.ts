import { expect, it } from 'vitest';
import { targetOf } from './borderCrossings.ts';
import { importsOf } from './importsOf.ts';
import { sourceFiles } from './sourceFiles.ts';

/** Programs, files, variables, ports and words that only ROS 1 has. */
const OF_ROS_1 =
  /\b(ros(run|launch|topic|node|msg|srv|param|service|bag|core|master)|catkin\w*|devel|11_?311|ROS_(MASTER_URI|IP|HOME|LOG_DIR|PACKAGE_PATH)|XML-?RPC)\b|\bROS master\b|@foxglove/i;

const elsewhere = sourceFiles.filter(({ path }) => path.startsWith('server/') && !path.startsWith('server/ros1/'));

it('speaks ROS 1 in one room of the server', () => {
  const found = elsewhere.flatMap(({ path, text }) => {
    const [word] = OF_ROS_1.exec(text) ?? [];
    return word === undefined
      ? []
      : [`${path} says ${word}: ask the middleware, and put what ROS 1 has for it into server/ros1.`];
  });
  expect(found).toEqual([]);
});

it('chooses the middleware where the parts of the server are put together, for learners, to prove the course or to record a run of it, and nowhere else', () => {
  const choosing = elsewhere.filter(({ path, tree }) =>
    importsOf(tree).some(({ specifier }) => targetOf(path, specifier)?.startsWith('server/ros1/')),
  );
  expect(choosing.map(({ path }) => path)).toEqual([
    'server/startServolab.ts',
    'server/proof/proveCourse.ts',
    'server/proof/recordRun.ts',
  ]);
});
