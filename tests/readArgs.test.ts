import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { CommandError } from '../scripts/command.js';
import packageJson from '../package.json' with { type: 'json' };
import { argsIn } from '../scripts/readArgs.js';

const root = resolve(import.meta.dirname, '..');
const call = {
  usage: 'npm run thing [-- name] [--quick] [--runs 3]',
  options: { quick: { type: 'boolean', default: false }, runs: { type: 'string' } },
  most: 1,
} as const;

it('reads options and words', () => {
  expect(argsIn([], call)).toMatchObject({ values: { quick: false }, positionals: [] });
  expect(argsIn(['saves', '--quick', '--runs', '5'], call)).toMatchObject({
    values: { quick: true, runs: '5' },
    positionals: ['saves'],
  });
});

it.each([
  [['--fast'], /^Unknown option '--fast'\. Usage: npm run thing/],
  [['--runs'], /^Option '--runs <value>' argument missing\. Usage: /],
  [['--quick=yes'], /^Option '--quick' does not take an argument\. Usage: /],
  [['saves', 'sockets'], /^“sockets” means nothing here\. Usage: /],
])('names what is wrong in %j, and what is allowed', (words, message) => {
  expect(() => argsIn(words, call)).toThrow(CommandError);
  expect(() => argsIn(words, call)).toThrow(message);
});

it('takes nothing where nothing is allowed', () => {
  expect(() => argsIn(['8080'], { usage: 'npm start' })).toThrow('“8080” means nothing here. Usage: npm start');
  expect(() => argsIn(['--port', '8080'], { usage: 'npm start' })).toThrow("Unknown option '--port'. Usage: npm start");
});

const commands = Object.values(packageJson.scripts)
  .map((command) => /scripts\/\w+\.js/.exec(command)?.[0] ?? '')
  .filter((path) => path !== '');

it.each([...new Set(commands)])('%s does nothing for a word that it does not know', (path) => {
  const { status, stdout, stderr } = called(path, '--no-such-option');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Unknown option '--no-such-option'\. Usage: npm /);
});

it('says how a command may be called when it is asked', () => {
  const { status, stdout, stderr } = called('scripts/start.js', '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^Usage: npm start\nSettings come from the environment/);
});

it('takes a number of messages for a number', () => {
  const { stderr } = called('scripts/inbox.js', '5');
  expect(stderr).not.toContain('Name how many to print');
  expect(called('scripts/inbox.js', 'many').stderr).toContain('Name how many to print');
});

function called(path: string, word: string) {
  return spawnSync(process.execPath, [join(root, path), word], { encoding: 'utf8' });
}
