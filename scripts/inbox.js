/**
 * `npm run inbox`: prints what was written over Contact and Feedback, what was reported on the board of the community, and which
 * addresses asked for the demo, newest first; `npm run inbox -- 500` prints so many instead of 100. `npm run inbox -- delete 12`
 * deletes the message of this number, `npm run inbox -- delete ada@example.com` that this address asked for the demo.
 */
import { askService } from './askService.js';
import { indented, oneLine } from './printable.js';
import { readArgs } from './readArgs.js';

const {
  positionals: [what = '100', which],
} = readArgs({ usage: 'npm run inbox [-- how many], or npm run inbox -- delete 12', most: 2 });

try {
  if (what === 'delete') await remove(which ?? '');
  else await list(Number(what));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/** @param {string} named the number of a message, or the address of who asked for the demo */
async function remove(named) {
  if (named.includes('@')) {
    await askService('service_delete_demo_subscription', { address: named });
    console.log(`${oneLine(named)} is deleted from those that asked for the demo.`);
    return;
  }
  const message_id = Number(named);
  if (!Number.isInteger(message_id) || message_id < 1)
    throw new Error('Name what to delete by its number, or by its address, such as: npm run inbox -- delete 12');
  await askService('service_delete_message', { message_id });
  console.log(`Message ${message_id} is deleted.`);
}

/** @param {number} most */
async function list(most) {
  if (!Number.isInteger(most) || most < 1)
    throw new Error('Name how many to print as a whole number, such as 100, or say: delete 12.');
  /** @type {Message[]} */
  const messages = await askService('service_list_messages', { most });
  /** @type {Subscription[]} */
  const subscriptions = await askService('service_list_demo_subscriptions', { most });
  const entries = [...messages.map(entryOfMessage), ...subscriptions.map(entryOfSubscription)].toSorted(
    (a, b) => b.at - a.at,
  );
  const newest = entries.slice(0, most).map(({ text }) => text);
  console.log(newest.length === 0 ? 'Nobody has written yet.' : newest.join('\n\n'));
}

/**
 * @typedef {{ id: number, kind: string, user_name: string | null, email: string | null, message: string, account: string | null, sent_at: string }} Message
 * @param {Message} message
 */
function entryOfMessage({ id, kind, user_name, email, message, account, sent_at }) {
  const from = [user_name, email === null ? null : `<${email}>`].filter(Boolean).join(' ') || 'somebody';
  const about = [`#${id} ${kind}, ${sent_at}`, `from ${from}`];
  if (account !== null) about.push(`signed in as ${account}`);
  return { at: Date.parse(sent_at), text: [...about.map(oneLine), '', indented(message)].join('\n') };
}

/**
 * @typedef {{ email: string, created_at: string }} Subscription
 * @param {Subscription} subscription
 */
function entryOfSubscription({ email, created_at }) {
  const about = [`demo, ${created_at}`, `from <${email}>`];
  return { at: Date.parse(created_at), text: about.map(oneLine).join('\n') };
}
