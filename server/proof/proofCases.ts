/** The programs that prove a challenge, and what the judge has to say of each. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from '#contract/goal.ts';
import type { Challenge } from '../challenges/course.ts';
import { CourseError, type Fault } from '../challenges/fault.ts';

export interface ProofCase {
  challenge: Challenge;
  /** As the table calls it. */
  name: string;
  code: string;
  /** `null` is to pass; otherwise it is not to, and with a check named it is that one which must not hold. */
  fails: { check: Check['check'] | undefined } | null;
}

/** Says hello to the robot, and nothing more. */
const nothing = `#!/usr/bin/env python3
import rospy
rospy.init_node("nothing")
rospy.spin()
`;

/** In the second line of a wrong solution, such as `# Fails touchNothing: it takes the straight way.` */
const FAILS = /^# Fails (\w+): \S/;

/** `root` is the folder with `tests/challenges/` in it. Throws CourseError with everything that is missing. */
export function proofCases(challenges: readonly Challenge[], root: string): ProofCase[] {
  const faults: Fault[] = [];
  const cases = challenges.flatMap((challenge) => casesOf(challenge, root, faults));
  if (faults.length > 0) throw new CourseError(faults);
  return cases;
}

function casesOf(challenge: Challenge, root: string, faults: Fault[]): ProofCase[] {
  const folder = `tests/challenges/${challenge.folder}`;
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).toSorted() : [];
  const read = (file: string): string => readFileSync(join(root, folder, file), 'utf8');
  if (!files.includes('solution.py')) faults.push({ file: `${folder}/solution.py`, field: '', message: 'is missing' });
  const wrongs = files.filter((file) => /^wrong.*\.py$/.test(file));
  return [
    ...files
      .filter((file) => file === 'solution.py')
      .map((name) => ({ challenge, name, code: read(name), fails: null })),
    { challenge, name: 'starter.py', code: challenge.starter, fails: { check: undefined } },
    { challenge, name: 'does nothing', code: nothing, fails: { check: undefined } },
    ...wrongs.map((name) => {
      const code = read(name);
      return { challenge, name, code, fails: { check: namedCheck(challenge, `${folder}/${name}`, code, faults) } };
    }),
  ];
}

/** The check that a wrong solution says it fails. */
function namedCheck({ about }: Challenge, file: string, code: string, faults: Fault[]): Check['check'] | undefined {
  const [, name] = FAILS.exec(code.split('\n')[1] ?? '') ?? [];
  const checks = about.goal.map(({ check }) => check);
  const found = checks.find((check) => check === name);
  if (found === undefined) {
    const message = `must be like “# Fails ${checks[0]}: why.” with one of its goal’s checks: ${checks.join(', ')}`;
    faults.push({ file, field: 'line 2', message });
  }
  return found;
}
