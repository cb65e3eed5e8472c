import type { Check } from '#contract/goal.ts';
import type { TrialEnd } from '#contract/verdict.ts';

export const verdictTexts = {
  details: 'What became of your solution',
  asking: 'Your solution is on its way to the judge…',
  queued: (place: number) =>
    place === 1 ? 'Your solution is the next to be judged.' : `Your solution is number ${place} of those to be judged.`,
  beginning: 'Your solution is judged: a robot of its own is made ready.',
  running: (start: number, of: number, seconds: number) =>
    of === 1
      ? `Your solution is judged: ${seconds}\u00a0s of the simulation have passed.`
      : `Your solution is judged. Start ${start} of ${of}: ${seconds}\u00a0s of the simulation have passed.`,
  solved: 'Solved',
  unsolved: 'Not solved yet',
  checks: (passed: number, all: number) => `${passed} of ${all} checks passed`,
  seconds: (seconds: number) => `${seconds}\u00a0s`,
  metres: (metres: number) => `${metres}\u00a0m driven`,
  best: (seconds: number) => `your best ${seconds}\u00a0s`,
  /** `place` as x and y. */
  happened: (seconds: number, x: number, y: number) =>
    `at ${seconds}\u00a0s, at x\u00a0${x}\u00a0m, y\u00a0${y}\u00a0m`,
  /** Of a program that passed. */
  starts: (count: number) => `from ${count} starts`,
  otherStart: (number: number, of: number, x: number, y: number, degrees: number) =>
    `It works from the start that you see. The judge also tries places a little off it: from start ${number} of ${of}, at x\u00a0${x}\u00a0m, y\u00a0${y}\u00a0m with a heading of ${degrees}°, it does not.`,
  /** The parameters, as `/delivery/x = 3`. */
  settings: (settings: string) => `There the parameters were ${settings}.`,
  /** Each as `red 1 (0.75, 2)`. */
  crates: (crates: string) => `There the crates stood at other places: ${crates}.`,
  byWallClock:
    'Your program keeps to the clock on the wall. The judge’s clock may go faster or slower: wait with rospy.Rate and rospy.sleep.',
  neverCommanded: 'Your program has sent no command over /cmd_vel.',
  watch: 'Watch the run',
  /** Said in place of it where the robot is in another world than that of the challenge that is open. */
  elsewhere: 'Another page has brought the robot to another challenge. Load this page again to bring it back.',
  share: 'Share the run…',
  onward: 'Choose the next challenge',
  lastLines: 'What your program printed last',
  unjudged: 'Handed in. There is nothing to judge programs with on this server: your solution counts as it is.',
  brokeDown: 'Your solution is stored, but the judge broke down.',
  unknown: (why: string) => `Your solution is stored, but not judged yet: ${why}`,
  unrecalled: (why: string) => `Whether you handed in a solution could not be told: ${why}`,
  /** Of what was handed in before the page was opened: `22 Nov, 14:03`. */
  handedIn: (when: string) => `Handed in on ${when}.`,
  askAgain: 'Ask again',
  close: 'Close',
} as const;

type CheckWriter<Kind extends Check['check']> = (
  check: Extract<Check, { check: Kind }>,
  happened: { progress: number; cause: string; where: string },
) => string;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What was expected of each check, and what happened instead. */
export const checkTexts = {
  stop: ({ region }, { where }) =>
    region === undefined
      ? `The robot was to come to a stop: ${where}, it had not.`
      : `The robot was to stop in “${region}”: ${where}, it had not.`,
  face: ({ heading, within }, { where }) =>
    `The robot was to face ${heading}°, give or take ${within}°: ${where}, it did not.`,
  visit: ({ regions }, { progress, where }) =>
    `These were to be visited in their order: ${regions.join(', ')}. ${capitalised(where)}, ${Math.round(progress * regions.length)} of ${regions.length} had been.`,
  deliver: ({ crates, region }, { progress, where }) =>
    crates.length === 1
      ? `The crate “${crates[0]}” was to be in “${region}”: ${where}, it was not.`
      : `These crates were to be in “${region}”: ${crates.join(', ')}. ${capitalised(where)}, ${Math.round(progress * crates.length)} of ${crates.length} were.`,
  letGo: (_, { where }) => `The gripper was to let go of what it holds: ${where}, it had not.`,
  see: ({ region, share }, { progress, where }) =>
    `${Math.round(share * 100)} % of “${region}” were to be seen: ${where}, it was ${Math.floor(progress * share * 100)} %.`,
  door: ({ door, is }, { where }) => `“${door}” was to be ${is}: ${where}, it was not.`,
  touchNothing: (_, { cause, where }) => `Nothing was to be touched: ${where}, the robot touched “${cause}”.`,
  keepOff: ({ line }, { where }) => `The robot was to stay off “${line}”: ${where}, it came over it.`,
  commandRate: ({ hertz }, { where }) =>
    `While it drives, the robot was to get commands at least ${hertz} times a second, the last one telling it to stop: ${where}, it drove on without one.`,
  uses: ({ topic, by }, { where }) =>
    by === 'subscribing'
      ? `The program was to subscribe to ${topic}: ${where}, it had not.`
      : `The program was to publish on ${topic}: ${where}, it had not.`,
  charge: (_, { where }) => `The battery was to last: ${where}, it was empty.`,
  withinMetres: ({ metres }, { where }) =>
    `All this was to happen with at most ${metres}\u00a0m driven: ${where}, it was more.`,
  withinTime: ({ seconds }, { where }) => `All this was to happen within ${seconds}\u00a0s: ${where}, it had not.`,
} as const satisfies { [Kind in Check['check']]: CheckWriter<Kind> };

type Ended<Why extends TrialEnd['reason']> = Extract<TrialEnd, { reason: Why }>;

/** Why the simulation came to its end, where the checks do not say all there is to say. */
export const trialEndTexts = {
  program_ended: ({ end }: Ended<'program_ended'>) => {
    if (end === null) return 'The program ended before the goal was reached.';
    return end.reason === 'exited'
      ? `The program ended by itself, with exit code ${end.code}, before the goal was reached.`
      : `The program was ended by ${end.signal} before the goal was reached.`;
  },
  silent: ({ seconds }: Ended<'silent'>) =>
    `For ${seconds}\u00a0s of the simulation no command came, and the judge stopped waiting.`,
  too_slow: ({ seconds }: Ended<'too_slow'>) => `After ${seconds}\u00a0s of real time the judge stopped waiting.`,
  reset: 'The program put the robot back to its start over /reset. While it is judged it may only drive.',
  cut_off: ({ part }: Ended<'cut_off'>) =>
    part === 'robot'
      ? 'The program shut the robot down or cut it off. While it is judged it may only drive, over /cmd_vel.'
      : 'The program shut the ROS master down or cut it off. While it is judged it may only drive, over /cmd_vel.',
} as const;
