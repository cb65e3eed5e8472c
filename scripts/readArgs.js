import { parseArgs } from 'node:util';
import { CommandError } from './command.js';

/**
 * How a command may be called.
 * @typedef {object} Call
 * @property {string} usage such as `npm run inbox [-- 500]`, and behind a line break what else is to be said
 * @property {NonNullable<import('node:util').ParseArgsConfig['options']>} [options] what may be said with two dashes; nothing, unless given
 * @property {number} [most] how many words it may be called with beside its options; none, unless given
 */

/**
 * What a command of package.json was called with. `--help` prints how it may be called, and anything else than that is refused in words:
 * this process ends then, with 0 or with 1, before anything was done.
 * @template {Call} Allowed
 * @param {Allowed} call
 */
export function readArgs(call) {
  const words = process.argv.slice(2);
  if (words.includes('--help')) {
    console.log(`Usage: ${call.usage}`);
    process.exit(0);
  }
  try {
    return argsIn(words, call);
  } catch (error) {
    if (error instanceof CommandError) {
      console.error(error.message);
      process.exit(1);
    }
    throw error;
  }
}

/**
 * The options and words among these; throws CommandError, which names what was wrong and what is allowed.
 * @template {Call} Allowed
 * @param {readonly string[]} words
 * @param {Allowed} call
 */
export function argsIn(words, { usage, options, most = 0 }) {
  /** @type {{ args: string[], options: NonNullable<Allowed['options']>, allowPositionals: true }} */
  const config = { args: [...words], options: options ?? {}, allowPositionals: true };
  const { values, positionals } = parsed(config, usage);
  const surplus = positionals[most];
  if (surplus !== undefined) throw new CommandError(`“${surplus}” means nothing here. Usage: ${usage}`);
  return { values, positionals };
}

/**
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {Config} config
 * @param {string} usage
 */
function parsed(config, usage) {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node explains behind the first sentence how a word may begin with dashes, which none of ours does.
    throw new CommandError(`${error.message.split('. ')[0]}. Usage: ${usage}`);
  }
}
