import { WORKSPACE_PATH } from '#contract/limits.ts';

/** Options of `rosrun` that stand before the package, with how many arguments each takes. */
const optionLengths: Readonly<Record<string, number>> = { '--prefix': 2, '-p': 2, '--debug': 1, '-d': 1 };

/** The learner's file that a command runs by the names of its package and its own, `/ws/…`. Whether there is such a file is not asked. */
export function fileRunBy(command: string, args: readonly string[]): string | undefined {
  if (command !== 'rosrun') return undefined;
  const [first = '', second = ''] = args;
  const length = Object.hasOwn(optionLengths, first) ? optionLengths[first] : undefined;
  if (length !== undefined) return fileRunBy(command, args.slice(length));
  const isNamed = [first, second].every((name) => name !== '' && !name.includes('/'));
  return isNamed ? `${WORKSPACE_PATH}/src/${first}/scripts/${second}` : undefined;
}
