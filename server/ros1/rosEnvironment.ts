import { existsSync } from 'node:fs';
import { WORKSPACE_PATH } from '#contract/limits.ts';
import { sandboxPlaces } from '../sandbox/sandboxPlaces.ts';

export const MASTER_PORT = 11_311;
export const MASTER_URI = `http://127.0.0.1:${MASTER_PORT}`;

/** What ROS reads from the environment of its programs. */
export function rosEnvironment(): Record<string, string> {
  const overlay = `${sandboxPlaces.overlay}/usr`;
  return {
    ROS_DISTRO: 'Debian',
    ROS_VERSION: '1',
    ROS_PYTHON_VERSION: '3',
    ROS_ETC_DIR: existsSync('/etc/ros') ? '/etc/ros' : `${sandboxPlaces.overlay}/etc/ros`,
    // Logs of nodes are for their consoles; on disk they would only pile up in the learner's folder.
    ROS_LOG_DIR: '/tmp/ros',
    ROS_HOME: `${WORKSPACE_PATH}/.ros`,
    ROS_IP: '127.0.0.1',
    ROS_MASTER_URI: MASTER_URI,
    ROS_PACKAGE_PATH: `${WORKSPACE_PATH}/src:${overlay}/share:/usr/share`,
    // Where catkin is not installed on the host, CMake finds it in the overlay.
    ...(existsSync(`${overlay}/share/catkin`) ? { CMAKE_PREFIX_PATH: overlay } : {}),
  };
}
