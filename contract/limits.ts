/** Numbers and lists that both ends of the wire keep to. */

/** The shortest password the product accepts, in characters. */
export const PASSWORD_MIN_LENGTH = 6;

export const GENDERS = ['male', 'female', 'other'] as const;

/** What a profile may go without where the operator says so; its title it may not, address and LinkedIn URL it always may. */
export const WAIVABLE_FIELDS = ['phone', 'gender'] as const;
export type WaivableField = (typeof WAIVABLE_FIELDS)[number];

/** Where a learner's catkin workspace is mounted inside the sandbox. */
export const WORKSPACE_PATH = '/ws';

/** The package that is built when a problem names none. */
export const DEFAULT_PACKAGE = 'gazebo_test_pkg';

/** The file of a workspace that was opened without a challenge. */
export const DEFAULT_FILE_NAME = 'sensor_subscriber.py';
export const DEFAULT_FILE_PATH = `${WORKSPACE_PATH}/src/${DEFAULT_PACKAGE}/scripts/${DEFAULT_FILE_NAME}`;

/** The only programs a learner may start; everything else is refused with 400. */
export const AVAILABLE_COMMANDS = [
  'rosrun',
  'roslaunch',
  'rostopic',
  'rosnode',
  'rosmsg',
  'rossrv',
  'rosparam',
  'rosservice',
  'rosbag',
] as const;

export const limits = {
  /** A background process that is not marked Long Running is stopped after this long. */
  backgroundProcessMs: 30_000,
  /** The largest file that can be read, saved or built, in bytes of UTF-8. */
  fileBytes: 1_048_576,
  pathLength: 1024,
  commandLength: 64,
  args: 64,
  argLength: 4096,
  processNameLength: 128,
  /** The longest message to whoever runs the site, in characters. */
  messageLength: 5000,
  /** The longest title, address and link of a profile, in characters, as `public.user_details` keeps them. */
  detailLength: { title: 200, address: 500, linkedinUrl: 500 },
  /** The longest title of a run on the board of the community, in characters. */
  sharedTitleLength: 60,
  /** How many poses such a run has at most. */
  sharedPoses: 1200,
  packages: 16,
  /** How many problems of a build are told. */
  buildProblems: 100,
  packageNameLength: 64,
  topicLength: 256,
  requestIdLength: 128,
  /** The largest message a client may send over the socket, in bytes. */
  socketMessageBytes: 65_536,
  /** Messages to a language server travel in parts of at most so many characters, which fit into a message of the socket however they are escaped. */
  languagePartLength: 16_384,
  /** How long such a message may be altogether, in characters. */
  languageMessageLength: 4_194_304,
  /** How often the server sends a `heartbeat` over each socket. Who hears nothing for three of them has lost the other end. */
  heartbeatMs: 3000,
  /** The largest frame that shows a robot, in bytes. */
  robotFrameBytes: 400,
  /** About how much of a message of a topic is told, in bytes. */
  topicValueBytes: 8192,
  /** Of so many topics fields are plotted at once, each read beside the one that is open. */
  plottedTopics: 4,
  /** How many letters the picture in a message is told in at most. */
  topicPictureLength: 49_152,
  /** How many of the last lines a `ros_response` carries at most. */
  responseLines: 100,
  /** Waits of the HTTP client. */
  requestTimeoutMs: 30_000,
  buildTimeoutMs: 180_000,
} as const;
