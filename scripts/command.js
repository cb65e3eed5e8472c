import { spawn } from 'node:child_process';

/** A command that could not be started or did not end well; its message ends with the last lines it printed. */
export class CommandError extends Error {
  name = 'CommandError';
}

/** Debian's own programs, whatever else the caller's PATH puts before them (a pyenv, for one). */
export const systemEnvironment = {
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: process.env['HOME'] ?? '/',
  LC_ALL: 'C.UTF-8',
  DEBIAN_FRONTEND: 'noninteractive',
};

/**
 * Runs a program silently and answers everything it printed. Rejects with CommandError when it ends badly.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<string>}
 */
export function run(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed = /** @type {string[]} */ ([]);
    const keep = (/** @type {string} */ text) => void printed.push(text);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => reject(new CommandError(`${program} cannot be started: ${error.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve(printed.join(''));
      else reject(new CommandError(`${program} ${args[0] ?? ''} ended with ${code ?? signal}:\n${tailOf(printed)}`));
    });
  });
}

/**
 * The end of what was printed, without the lines that only say where in a tool's own code it happened.
 * @param {readonly string[]} printed
 */
function tailOf(printed) {
  const lines = printed.join('').trimEnd().split('\n');
  return lines
    .filter((line) => !/^\s+at /.test(line))
    .slice(-20)
    .map((line) => `    ${line}`)
    .join('\n');
}
