/** Debian's packages that the project works with. */

/** Definitions of ROS messages and services, by the name Debian gives them. */
const definitions = [
  'ros-std-msgs',
  'ros-geometry-msgs',
  'ros-sensor-msgs',
  'ros-nav-msgs',
  'ros-rosgraph-msgs',
  'ros-actionlib-msgs',
  'ros-tf2-msgs',
  'ros-visualization-msgs',
  'ros-std-srvs',
];

/**
 * What learners run, build and write with, and the sandbox around it. catkin_make wants a compiler, even for Python alone.
 * The last three help in the editor: a language server, its finder of faults and its formatter (1.1 MB to download).
 */
export const workspacePackages = [
  'bubblewrap',
  'python3',
  'cmake',
  'make',
  'gcc',
  'g++',
  'libc6-dev',
  'catkin',
  'rosbash',
  'python3-rospy',
  'python3-roslaunch',
  'python3-rosmaster',
  'python3-rostopic',
  'python3-rosnode',
  'python3-rosmsg',
  'python3-rosparam',
  'python3-rosservice',
  'python3-rosbag',
  'python3-std-msgs',
  'python3-geometry-msgs',
  'python3-sensor-msgs',
  'python3-rosgraph-msgs',
  'python3-actionlib-msgs',
  'python3-tf2-msgs',
  'python3-visualization-msgs',
  'python3-std-srvs',
  'python3-pylsp',
  'python3-pyflakes',
  'python3-autopep8',
  ...definitions,
];

/**
 * Packages that would pull in all of Boost (143 MB) if they were installed, for a few small files: the Python of
 * nav_msgs, and the `package.xml` by which `rosmsg` finds a package. They are only unpacked, into `.cache/ros`.
 */
export const unpackedPackages = [
  'python3-nav-msgs',
  'libstd-msgs-dev',
  'libgeometry-msgs-dev',
  'libsensor-msgs-dev',
  'libnav-msgs-dev',
  'libros-rosgraph-msgs-dev',
  'libactionlib-msgs-dev',
  'libtf2-msgs-dev',
  'libvisualization-msgs-dev',
  'libstd-srvs-dev',
];

/** What only the tests need: the browser, the PostgreSQL that the migrations have to run on, too, and where servers of a cluster meet (11 MB). */
export const testPackages = ['chromium-headless-shell', 'postgresql-15', 'nats-server'];
