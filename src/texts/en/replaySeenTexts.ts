/** What goes with the entries of a log, on the page that shows it. */
import type { RobotMoment } from '#machines/recording/SeenRobot.ts';
import type { SeenParts } from '#machines/recording/SeenWorld.ts';

/** What a log has of the output. */
export const seenOutputTexts = {
  here: 'The newest lines of the output are in this log: a gap says how many others there were.',
  missing: 'This log has no output with it: how many lines there were is known, what they said is not.',
  damaged: 'A part of the output in this log is damaged, and left out.',
} as const satisfies Record<SeenParts['output'], string>;

/** Why a log shows no robot. */
export const seenRobotTexts = {
  missing: 'This log has no robot with it.',
  damaged: 'The robot in this log is damaged, and left out.',
  otherForm: 'The robot in this log is written in a form that this version of the site cannot read.',
} as const satisfies Record<Exclude<SeenParts['robot'], 'here'>, string>;

/** How the robot of a log was seen at a step. */
export const robotMomentTexts = {
  seen: 'The robot is shown as it was seen at this step, on the map: nothing is drawn in 3D here.',
  unseen: 'Nobody saw the robot at this step: it is shown as it was seen last.',
  before: 'Of the robot this log has the last that was seen, which begins after this step.',
} as const satisfies Record<RobotMoment, string>;
