import type { TopicWatchState } from '#machines/workspace/topicWatchSelectors.ts';
import type { AVAILABLE_COMMANDS } from '#contract/limits.ts';
import { counted } from './numbers.ts';

/** One decimal where it would still be read: 9.98 is 10. */
const rounded = (rate: number) => (rate < 9.95 ? rate.toFixed(1) : String(Math.round(rate)));

export const topicTexts = {
  list: 'Topics of your robot',
  refresh: 'Refresh',
  loading: 'Asking your robot for its topics…',
  none: 'No topics',
  noneAdvice: 'No node publishes or subscribes to anything now.',
  failed: 'Failed to load topics',
  why: (reason: string) => `They were asked for, and this came back: ${reason}`,
  unknown: 'Nothing more is known about it.',
  publishers: (names: readonly string[]) =>
    names.length === 0 ? 'Nobody publishes it' : `Published by ${names.join(', ')}`,
  message: 'Fields of a message',
  latest: 'Latest message',
  watching: {
    disconnected: 'The workspace is not connected: no message can come.',
    asking: 'Waiting for a message…',
    quiet: 'No message now.',
    live: 'Live',
  } satisfies Record<Exclude<TopicWatchState, 'refused'>, string>,
  unwatched: (why: string) => `It cannot be watched now: ${why}`,
  rate: (rate: number) => `${rounded(rate)} messages a second`,
  hertz: (rate: number) => `${rounded(rate)}\u00a0Hz`,
  /** Fewer than two messages came while they were counted. */
  rare: 'below 1 Hz',
  counting: 'Counting messages…',
  uncounted: 'How often messages come could not be counted.',
  picture: (topic: string, width: number, height: number) =>
    `The latest picture of ${topic}, ${width} by ${height} pixels`,
  pictureSize: (width: number, height: number) => `${width} × ${height} pixels, shown up to five times a second`,
  tryAgain: 'Try again',
  items: (shown: number, length: number) =>
    shown < length
      ? `${counted(length, 'value')}, the first ${shown.toLocaleString('en')} below`
      : counted(length, 'value'),
  hidden: (count: number) => `${counted(count, 'more field')}: the message is too large to be shown whole`,
} as const;

export const plotTexts = {
  plot: 'Plot',
  plotThen: 'Plot until then',
  toggle: (field: string) => `Plot ${field}`,
  full: (most: number) => `${most} fields at once can be plotted: remove one first.`,
  fullTopics: (most: number) => `Fields of ${most} topics at once can be plotted: remove those of one first.`,
  pause: 'Pause the plot',
  resume: 'Resume the plot',
  clear: 'Clear the plot',
  drawing: (fields: readonly string[]) =>
    `The latest minute of ${fields.join(', ')}; the table below says it in numbers.`,
  drawingThen: (fields: readonly string[]) =>
    `The minute until then of ${fields.join(', ')}; the table below says it in numbers.`,
  noDrawing: 'The plot cannot be drawn here; the table has its numbers.',
  seconds: (at: number) => (at === 0 ? 'latest' : `${at} s`),
  secondsThen: (at: number) => (at === 0 ? 'then' : `${at} s`),
  values: 'Values of the latest minute',
  valuesThen: 'Values of the minute until then',
  latest: 'Latest',
  lowest: 'Lowest',
  highest: 'Highest',
  noNumber: '–',
  remove: (field: string) => `Remove ${field} from the plot`,
} as const;

export const commandTexts = {
  list: 'Commands for your robot',
  introduction:
    'Each of them runs in a console. An example fills the form there; you may change it before you execute it.',
  fill: (example: string) => `Fill the console with ${example}`,
} as const;

/** What each command is for, and the arguments of an example that works as it is. */
export const commandExamples: Readonly<Record<(typeof AVAILABLE_COMMANDS)[number], { purpose: string; args: string }>> =
  {
    rosrun: { purpose: 'Starts one program of a package.', args: 'gazebo_test_pkg sensor_subscriber.py' },
    roslaunch: { purpose: 'Starts all programs that a launch file names.', args: 'gazebo_test_pkg demo.launch' },
    rostopic: { purpose: 'Lists topics, and shows or publishes their messages.', args: 'echo -n1 /odom' },
    rosnode: { purpose: 'Lists the running nodes, and tells about one of them.', args: 'info /robot' },
    rosmsg: { purpose: 'Shows which fields a type of message has.', args: 'show sensor_msgs/LaserScan' },
    rossrv: { purpose: 'Shows what a type of service takes and answers.', args: 'show std_srvs/Empty' },
    rosparam: { purpose: 'Reads and sets parameters.', args: 'list' },
    rosservice: { purpose: 'Lists services, and calls one of them.', args: 'list' },
    rosbag: {
      purpose: 'Records messages into a file, and plays them again.',
      args: 'record --duration=5 -O scan.bag /scan',
    },
  };
