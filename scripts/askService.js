/** Procedures of the database that only the operator may call: the server, or the hosted project, is asked with the key of the service. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleServer } from './bundle.js';
import { oneLine } from './printable.js';

const root = resolve(import.meta.dirname, '..');
await bundleServer();
/** @type {typeof import('../server/backup/serverAddress.ts')} */
const server = await import(pathToFileURL(join(root, 'dist', 'server', 'serverAddress.js')).href);
/** @param {string} name */
const setting = (name) => server.setting(process.env, name);

/**
 * Answers what the procedure does; null for nothing. Rejects with words for whoever runs the site.
 * @param {string} procedure
 * @param {Record<string, unknown>} args
 * @returns {Promise<any>}
 */
export async function askService(procedure, args) {
  const hosted = setting('SUPABASE_URL');
  const address = hosted ?? server.serverAddress(process.env);
  const key = hosted === undefined ? embeddedKey() : hostedKey();
  const answer = await fetch(`${address}/rest/v1/rpc/${procedure}`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  }).catch(() => {
    throw new Error(
      `Nobody answers at ${address}: start the server first, or say where it is with URL, or HOST and PORT.`,
    );
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(messageIn(text) ?? `${address} answered ${answer.status}: ${oneLine(text)}`);
  return text === '' ? null : JSON.parse(text);
}

/**
 * The words with which the database refuses; undefined where it was somebody else who answered.
 * @param {string} text
 */
function messageIn(text) {
  try {
    const { message } = JSON.parse(text);
    return typeof message === 'string' ? oneLine(message) : undefined;
  } catch {
    return undefined;
  }
}

/** The key that the server made when it started for the first time. */
function embeddedKey() {
  const file = join(resolve(setting('DATA_DIR') ?? join(root, 'data')), 'keys.json');
  if (!existsSync(file)) throw new Error(`${file} is not there: name the folder of the server with DATA_DIR.`);
  return String(JSON.parse(readFileSync(file, 'utf8')).serviceKey);
}

function hostedKey() {
  const key = setting('SUPABASE_SERVICE_ROLE_KEY');
  if (key !== undefined) return key;
  throw new Error('SUPABASE_URL is set, but SUPABASE_SERVICE_ROLE_KEY is not: the database is asked with that key.');
}
