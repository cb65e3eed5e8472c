/**
 * `npm run board`: lists the runs that learners have shared on the board of the community, newest first; `npm run board -- 500` lists so
 * many instead of 100. `npm run board -- hide 12` hides the run of this number from everybody but its learner, `show 12` undoes it.
 */
import { askService } from './askService.js';
import { oneLine } from './printable.js';
import { readArgs } from './readArgs.js';

const {
  positionals: [what = '100', number],
} = readArgs({ usage: 'npm run board [-- how many], or npm run board -- hide 12, or -- show 12', most: 2 });

try {
  if (what === 'hide' || what === 'show') await turn(what === 'hide', Number(number));
  else await list(Number(what));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/** @param {boolean} hidden @param {number} id */
async function turn(hidden, id) {
  if (!Number.isInteger(id) || id < 1) throw new Error('Name the run by its number, such as: npm run board -- hide 12');
  await askService('service_hide_shared_run', { shared_id: id, hidden });
  console.log(hidden ? `Run ${id} is hidden: only its learner sees it.` : `Everybody sees run ${id} again.`);
}

/** @param {number} most */
async function list(most) {
  if (!Number.isInteger(most) || most < 1)
    throw new Error('Name how many to list as a whole number, such as 100, or say: hide 12, show 12.');
  /** @type {SharedRun[]} */
  const runs = await askService('service_list_shared_runs', { most });
  console.log(runs.length === 0 ? 'Nobody has shared a run yet.' : runs.map(shown).join('\n\n'));
}

/**
 * @typedef {{ id: number, title: string, author: string | null, account: string | null, challenge_title: string, shared_at: string, hidden_at: string | null }} SharedRun
 * @param {SharedRun} run
 */
function shown({ id, title, author, account, challenge_title, shared_at, hidden_at }) {
  const state = hidden_at === null ? '' : `, hidden since ${hidden_at}`;
  const by = `by ${author ?? 'somebody who is not named'} <${account ?? 'no address'}>`;
  return [`#${id} “${title}”${state}`, `${challenge_title}, ${shared_at}`, by].map(oneLine).join('\n');
}
