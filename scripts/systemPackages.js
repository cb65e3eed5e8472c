import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, missingPackages } from './apt.js';
import { run } from './command.js';
import { unpackedPackages, workspacePackages } from './debianPackages.js';
import { stamp } from './stamp.js';
import { say, step } from './step.js';
import { keepUser, ownPackageLists, unpackPackages, withDependencies } from './unpackPackages.js';

/**
 * Brings ROS, a compiler and bubblewrap to this machine: installed where that is allowed, unpacked into `.cache/ros` where
 * it is not. Whatever goes wrong is said and nothing more: the server runs without them, it only cannot run programs.
 * @param {string} root
 * @param {readonly string[]} extras further packages, which can only be installed
 */
export async function prepareSystem(root, extras = []) {
  try {
    if (!existsSync('/usr/bin/apt-get')) return sayHowElse('This is not a Debian system');
    const missing = await missingPackages([...workspacePackages, ...extras]);
    if (missing.length === 0) {
      say('Robot tools', 'up to date');
      return await unpack(root, []);
    }
    const asRoot = await wayToRoot();
    if (asRoot) return await installAndUnpack(root, missing, asRoot);
    if (!existsSync('/usr/bin/bwrap')) return sayHowElse('Neither root nor bubblewrap is to be had');
    return await unpack(root, workspacePackages);
  } catch (error) {
    say('Robot tools', `not ready: ${error instanceof Error ? error.message : String(error)}`);
    say('', 'Servolab starts without them: files can be edited, but no program runs.');
  }
}

/**
 * The words before a command that make it run as root: none for root itself, undefined when there is no way without
 * a password.
 */
async function wayToRoot() {
  if (process.getuid?.() === 0) return [];
  return run('sudo', ['-n', 'true']).then(
    () => ['sudo', '-n'],
    () => undefined,
  );
}

/**
 * @param {string} root
 * @param {readonly string[]} missing
 * @param {readonly string[]} asRoot
 */
async function installAndUnpack(root, missing, asRoot) {
  await step('Robot tools', {
    doing: `installing ${missing.length} Debian packages and what they need (${missing.slice(0, 3).join(', ')} …)`,
    isDone: () => false,
    work: () => installPackages(missing, asRoot),
  });
  await unpack(root, [], keepUser);
}

/**
 * Unpacks what cannot be installed: always the packages that would bring too much with them, and `others`.
 * @param {string} root
 * @param {readonly string[]} others
 * @param {readonly string[]} [aptOptions] for package lists that are fresh; without them their own are fetched
 */
function unpack(root, others, aptOptions) {
  const done = stamp(root, 'ros');
  const target = join(root, '.cache', 'ros');
  const mark = [readFileSync('/etc/os-release', 'utf8'), process.arch, ...unpackedPackages, ...others].join('\n');
  return step('Robot extras', {
    doing: others.length > 0 ? 'unpacking ROS into .cache/ros' : 'unpacking message definitions into .cache/ros',
    isDone: () => done.matches(mark) && existsSync(join(target, 'usr')),
    work: async () => {
      const options = aptOptions ?? (await ownPackageLists(join(root, '.cache', 'apt')));
      const dependencies = others.length > 0 ? await withDependencies(others, options) : [];
      const remark = await unpackPackages([...unpackedPackages, ...dependencies], target, options);
      rmSync(join(root, '.cache', 'apt'), { recursive: true, force: true });
      done.set(mark);
      return remark;
    },
  });
}

/** @param {string} reason */
function sayHowElse(reason) {
  say('Robot tools', `${reason}: programs cannot be run here, files can be edited.`);
  say('', 'To have everything, run Servolab in a Debian container: docker compose up');
}
