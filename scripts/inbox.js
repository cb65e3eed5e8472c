/**
 * `npm run inbox`: prints what was written over Contact and Feedback, newest first. The server, or the hosted project, is
 * asked with the key of the service; `npm run inbox -- 500` prints so many instead of 100.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const { DATA_DIR = join(root, 'data'), PORT = '3000', SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY } = process.env;
const most = Number(process.argv[2] ?? 100);

try {
  if (!Number.isInteger(most) || most < 1) throw new Error('Name how many to print as a whole number, such as 100.');
  const address = SUPABASE_URL ?? `http://localhost:${PORT}`;
  const messages = await ask(address, SUPABASE_URL === undefined ? embeddedKey() : hostedKey());
  console.log(messages.length === 0 ? 'Nobody has written yet.' : messages.map(shown).join('\n\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

/** The key that the server made when it started for the first time. */
function embeddedKey() {
  const file = join(resolve(DATA_DIR), 'keys.json');
  if (!existsSync(file)) throw new Error(`${file} is not there: name the folder of the server with DATA_DIR.`);
  return String(JSON.parse(readFileSync(file, 'utf8')).serviceKey);
}

function hostedKey() {
  if (SUPABASE_SERVICE_ROLE_KEY) return SUPABASE_SERVICE_ROLE_KEY;
  throw new Error('SUPABASE_URL is set, but SUPABASE_SERVICE_ROLE_KEY is not: messages are read with that key.');
}

/**
 * @param {string} address
 * @param {string} key
 * @returns {Promise<Message[]>}
 */
async function ask(address, key) {
  const answer = await fetch(`${address}/rest/v1/rpc/service_list_messages`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ most }),
  }).catch(() => {
    throw new Error(`Nobody answers at ${address}: start the server first, or name its port with PORT.`);
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/**
 * @typedef {{ id: number, kind: string, user_name: string | null, email: string | null, message: string, account: string | null, sent_at: string }} Message
 * @param {Message} message
 */
function shown({ id, kind, user_name, email, message, account, sent_at }) {
  const from = [user_name, email === null ? null : `<${email}>`].filter(Boolean).join(' ') || 'somebody';
  const signedIn = account === null ? '' : `, signed in as ${account}`;
  return [`#${id} ${kind}, ${sent_at}`, `from ${from}${signedIn}`, '', printable(message)].join('\n');
}

/** Without what a terminal would obey. @param {string} text */
function printable(text) {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '');
}
