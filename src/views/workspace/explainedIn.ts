import { AVAILABLE_COMMANDS } from '#contract/limits.ts';
import type { Texts } from '../../texts/Texts.ts';

/** A heading of the documentation by its title in the tables, with its address. */
export type Explained = keyof Texts['explainedTexts'];

export const explainedAt: Readonly<Record<Explained, string>> = {
  driving: '/docs/robot#driving',
  seeing: '/docs/robot#laser',
  odometry: '/docs/robot#odometry',
  gripping: '/docs/robot#gripper',
  battery: '/docs/robot#battery',
  reset: '/docs/robot#reset',
  image: '/docs/messages#image',
};

/** How a program, or a console, speaks of what is explained there. */
const explained: ReadonlyMap<string, Explained> = new Map<string, Explained>([
  ['/cmd_vel', 'driving'],
  ['Twist', 'driving'],
  ['linear', 'driving'],
  ['angular', 'driving'],
  ['Rate', 'driving'],
  ['/scan', 'seeing'],
  ['LaserScan', 'seeing'],
  ['scan', 'seeing'],
  ['ranges', 'seeing'],
  ['angle_min', 'seeing'],
  ['angle_increment', 'seeing'],
  ['/odom', 'odometry'],
  ['Odometry', 'odometry'],
  ['orientation', 'odometry'],
  ['yaw', 'odometry'],
  ['/gripper', 'gripping'],
  ['/gripper/command', 'gripping'],
  ['/gripper/holding', 'gripping'],
  ['/battery', 'battery'],
  ['/bumper', 'battery'],
  ['/reset', 'reset'],
  ['/camera/image_raw', 'image'],
  ['image', 'image'],
  ['encoding', 'image'],
  ['rgb8', 'image'],
]);

/** What a text in Markdown names in its code and the documentation explains, each once, as it comes up. */
export function explainedIn(markdown: string): Explained[] {
  const found = wordsOfCode(markdown).map((word) => explained.get(word));
  return [...new Set(found.filter((one) => one !== undefined))];
}

/** The commands of ROS that it names there; each has a heading of its own. */
export function commandsIn(markdown: string): string[] {
  const words = new Set(wordsOfCode(markdown).map((word) => (word === 'get_param' ? 'rosparam' : word)));
  return AVAILABLE_COMMANDS.filter((command) => words.has(command));
}

/** A topic is one word with its slashes, a field of a message another. */
const wordsOfCode = (markdown: string): string[] =>
  markdown
    .split('`')
    .filter((_, index) => index % 2 === 1)
    .flatMap((code) => code.split(/[^\w/]/));
