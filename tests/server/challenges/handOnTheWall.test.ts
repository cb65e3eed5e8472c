/** Who writes the numbers of the hints into the program must come to the yard from wherever the judge puts the robot, and stop there. */
import { beforeAll, expect, it } from 'vitest';
import type { Velocity } from '#server/robot/world.ts';
import { trialWorld } from '#server/robot/trial/trialWorld.ts';
import { loadPhysics } from '#server/robot/world.ts';
import { challengeIn, farthestStarts } from './farthestStarts.ts';

beforeAll(loadPhysics);

const { about, hints, translations, world } = challengeIn('13-hand-on-the-wall');

/** What hint 2 says of the controller, and hint 3 in words: nine tenths of a metre, a metre and a half. */
const [KP, KD, BESIDE, AHEAD, FREE] = [1, 0.3, 0.8, 0.9, 1.5];

const languages = [hints, ...Object.values(translations).map((translation) => translation.hints)];

/** Where less than this is free to the left as well, the end is reached; NaN where a hint does not say so. */
const closedLefts = languages.map((said) => Number(/(\d\.\d) m (?:free|libres)/.exec(said[2] ?? '')?.[1]));

it('leads to the yard by the numbers of the hints, from the farthest starts to every side', () => {
  const [closedLeft = 0] = closedLefts;
  expect(farthestStarts(world.start).filter((start) => !isSolvedFrom(start, closedLeft))).toEqual([]);
});

it('says the same numbers in the hints of every language', () => {
  expect(new Set(closedLefts).size).toBe(1);
  const controllers = languages.map((said) => said[1]);
  expect(controllers).toEqual(controllers.map(() => expect.stringMatching(/`0\.8 - right`.+`KP = 1\.0`.+`KD = 0\.3`/)));
});

/** A decision for each reading of the laser. */
function isSolvedFrom(start: typeof world.start, closedLeft: number): boolean {
  const robot = trialWorld({ ...world, start }, about.goal);
  const decide = hintedProgram(closedLeft);
  while (robot.goal().status === 'open') {
    robot.used(['subscribing /scan']);
    const command = decide(robot.scan());
    for (let step = 0; step < 10; step += 1) robot.step(command);
  }
  const { status } = robot.goal();
  robot.free();
  return status === 'met';
}

function hintedProgram(closedLeft: number): (ranges: Float32Array) => Velocity {
  let state: 'follow' | 'turn' | 'done' = 'follow';
  let last: number | null = null;
  return (ranges) => {
    const nearest = (from: number, to: number): number => Math.min(...ranges.slice(from, to));
    const ahead = nearest(165, 196);
    if (state === 'follow' && ahead < AHEAD) state = nearest(255, 286) < closedLeft ? 'done' : 'turn';
    if (state === 'turn' && ahead > FREE) [state, last] = ['follow', null];
    if (state === 'done') return { linear: 0, angular: 0 };
    if (state === 'turn') return { linear: 0, angular: 0.6 };
    const error = BESIDE - nearest(60, 136);
    const change = last === null ? 0 : (error - last) / 0.1;
    last = error;
    return { linear: 0.3, angular: KP * error + KD * change };
  };
}
