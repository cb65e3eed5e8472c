import { AVAILABLE_COMMANDS } from '#contract/limits.ts';
import type { Middleware } from '../middleware/Middleware.ts';
import { catkinBuild } from './catkinBuild.ts';
import { describeMessage } from './describeMessage.ts';
import { fileRunBy } from './fileRunBy.ts';

/** ROS 1 as Debian has it, with catkin to build. */
export const ros1: Middleware = {
  commands: AVAILABLE_COMMANDS,
  systemFolders: ['/etc/ros', '/etc/catkin'],
  variables: /^(ROS_[A-Z_]+|CMAKE_PREFIX_PATH)$/,
  build: catkinBuild,
  fileRunBy,
  builtFolders: ['build', 'devel'],
  describeMessage,
};
