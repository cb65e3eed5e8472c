import type { Finding, FindingKind } from '#machines/doctor/finding.ts';
import type { NodeRole } from '#machines/doctor/graphFacts.ts';

export const doctorTexts = {
  ask: 'Why does nothing move?',
  title: 'Why does nothing move?',
  looking: 'Looking at the robot and its topics…',
  failed: (why: string) => `Nobody could look: ${why}`,
  nothing: 'Nothing wrong was found. Ask again while your program should move the robot.',
  line: (line: number) => `Line ${line}`,
  topic: (topic: string) => `See ${topic}`,
  dismiss: 'Close what was found',
  more: 'Read more, in another tab',
} as const;

/** The drawing of nodes and topics beside it. */
export const graphTexts = {
  title: 'Nodes and topics',
  again: 'Look again',
  dismiss: 'Close the drawing',
  upToDate: 'As they were at the last look.',
  outdated: 'This is how it was before. Look again to see it as it is now.',
  none: 'No node publishes or subscribes to anything. Start your program, and look again.',
  drawing: (nodes: number, topics: number) =>
    `${nodes} ${nodes === 1 ? 'node' : 'nodes'} and ${topics} ${topics === 1 ? 'topic' : 'topics'}, joined by lines; below it stands the same in words.`,
  publishers: 'Publishers',
  topics: 'Topics',
  subscribers: 'Subscribers',
  roles: {
    robot: 'robot',
    hand: 'you, by hand',
    site: 'this site',
    program: 'your program',
  } satisfies Record<NodeRole, string>,
  withRole: (node: string, role: string) => `${node} (${role})`,
  lonely: { noPublisher: 'no publisher', noSubscriber: 'no subscriber' },
  unheard: (topic: string) => `Your program publishes on ${topic}, and no node subscribes to it. Is the name right?`,
  unspoken: (topic: string) => `Your program subscribes to ${topic}, and no node publishes on it. Is the name right?`,
  waiting: (topics: readonly string[]) => `No node publishes on ${topics.join(', ')}: your program may.`,
  unused: (topics: readonly string[]) => `No node subscribes to ${topics.join(', ')}: your program may.`,
  more: (count: number) => `${count} more ${count === 1 ? 'is' : 'are'} not drawn, and told in words only.`,
  see: 'See drawing',
  seeWhole: 'See drawing of nodes and topics',
  inWords: 'The same in words',
  unknownType: 'Its type is not known yet.',
  published: (nodes: readonly string[]) =>
    nodes.length === 0 ? 'Published by nobody' : `Published by ${nodes.join(', ')}`,
  subscribed: (nodes: readonly string[]) =>
    nodes.length === 0 ? 'Subscribed to by nobody' : `Subscribed to by ${nodes.join(', ')}`,
} as const;

interface FindingText {
  /** What was seen. */
  what: string;
  /** What to do about it. */
  fix: string;
}

/** What was found, with its evidence, and how to mend it. */
export const findingTexts = {
  robotMissing: () => ({
    what: 'The robot does not answer.',
    fix: 'It is started again by itself: ask once more in some seconds.',
  }),
  simulationPaused: () => ({
    what: 'The simulation is paused, so nothing can move.',
    fix: 'Press “Continue the simulation” over the robot.',
  }),
  timeStands: ({ measured }) => ({
    what: `The time of the simulation stood still for the last ${measured} s, so nothing can move.`,
    fix: 'The computer may be too busy: stop what else runs, or reset the robot.',
  }),
  topicMisspelt: ({ name, other, measured }) => ({
    what: `${measured} publishes on ${name}, where nobody listens.`,
    fix: `The robot listens to ${other}: use that name.`,
  }),
  topicUnheard: ({ name, other, measured }) => ({
    what: `${measured} listens to ${name}, where nobody publishes.`,
    fix: `The robot publishes on ${other}: use that name.`,
  }),
  otherType: ({ name, other, measured }) => ({
    what: `${measured} is published as ${name}, and the robot takes ${other}.`,
    fix: `Import ${other.split('/').at(-1)} from geometry_msgs.msg, and publish that.`,
  }),
  batteryEmpty: () => ({
    what: 'The battery is at 0\u00a0%: the robot obeys no command until a reset.',
    fix: 'Press “Reset robot and world”, which fills it. A shorter way and less waiting save charge.',
  }),
  programEnded: ({ name }) => ({
    what: `${name} came to its end by itself, without a fault.`,
    fix: 'A program that shall go on needs a loop, or rospy.spin() as its last line.',
  }),
  programFailed: ({ name }) => ({
    what: `${name} ended with a fault.`,
    fix: 'Its last lines in the process output say which, and at which line.',
  }),
  nothingRuns: () => ({ what: 'No program runs.', fix: 'Press Start, and ask again if the robot stays where it is.' }),
  nobodyCommands: ({ name }) => ({
    what: `Your program runs, and nobody publishes on ${name}.`,
    fix: `Make a publisher of it: rospy.Publisher("${name}", Twist, queue_size=1).`,
  }),
  notCommanded: ({ name, measured }) => ({
    what: `${name} has a publisher for /cmd_vel, and not one command came in the last ${measured} s.`,
    fix: 'Publish in a loop: a message sent once, before the robot was connected, is lost, and one holds for half a second only.',
  }),
  tooSeldom: ({ name, measured }) => ({
    what: `Commands come on ${name} at a rate of only ${measured} a second; the robot stops half a second after each.`,
    fix: 'Publish ten times a second: rospy.Rate(10), and its sleep() in the loop.',
  }),
  standsStill: ({ name }) => ({
    what: `Commands come on ${name}, and each says 0: stand still.`,
    fix: 'Set linear.x (metres a second) or angular.z (radians a second) before you publish.',
  }),
  inDegrees: ({ measured, other }) => ({
    what: `The robot is told to turn by ${measured} a second, and can do ${other}: that looks like degrees.`,
    fix: 'angular.z is in radians a second: use math.radians(…).',
  }),
  tooFast: ({ name, measured, other }) => ({
    what: `${name} is ${measured}, and the robot can do ${other}: the rest is cut.`,
    fix: `Command at most ${other}.`,
  }),
  twoCommand: ({ name, measured }) => ({
    what: `${measured} programs command the robot at once: ${name}.`,
    fix: 'Stop all but one under Processes: each takes back what another commands.',
  }),
  wall: ({ measured }) => ({
    what:
      measured === ''
        ? 'The robot touches something that stands firm, and is told to go on.'
        : `Something stands ${measured} m ahead, and the robot is told to drive on.`,
    fix: 'Drive the other way or turn first, or reset the robot.',
  }),
  moves: ({ measured, other }) => ({
    what: `The robot does move: ${measured} m in the last ${other} s.`,
    fix: 'If it does not go where you want, look at the commands under ROS Topics.',
  }),
} as const satisfies Record<FindingKind, (found: Finding) => FindingText>;
