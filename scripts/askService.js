/** Procedures of the database that only the operator may call: the server, or the hosted project, is asked with the key of the service. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { oneLine } from './printable.js';

const root = resolve(import.meta.dirname, '..');
const { DATA_DIR = join(root, 'data'), PORT = '3000', SUPABASE_URL, SUPABASE_SERVICE_ROLE_KEY } = process.env;

/**
 * Answers what the procedure does; null for nothing. Rejects with words for whoever runs the site.
 * @param {string} procedure
 * @param {Record<string, unknown>} args
 * @returns {Promise<any>}
 */
export async function askService(procedure, args) {
  const address = SUPABASE_URL ?? `http://localhost:${PORT}`;
  const key = SUPABASE_URL === undefined ? embeddedKey() : hostedKey();
  const answer = await fetch(`${address}/rest/v1/rpc/${procedure}`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  }).catch(() => {
    throw new Error(`Nobody answers at ${address}: start the server first, or name its port with PORT.`);
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${oneLine(text)}`);
  return text === '' ? null : JSON.parse(text);
}

/** The key that the server made when it started for the first time. */
function embeddedKey() {
  const file = join(resolve(DATA_DIR), 'keys.json');
  if (!existsSync(file)) throw new Error(`${file} is not there: name the folder of the server with DATA_DIR.`);
  return String(JSON.parse(readFileSync(file, 'utf8')).serviceKey);
}

function hostedKey() {
  if (SUPABASE_SERVICE_ROLE_KEY) return SUPABASE_SERVICE_ROLE_KEY;
  throw new Error('SUPABASE_URL is set, but SUPABASE_SERVICE_ROLE_KEY is not: the database is asked with that key.');
}
