/** `npm run inbox` and `npm run board` print what visitors wrote on the terminal of an operator. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { openEmbedded, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded();
});
afterAll(() => open.close());

/** The lines that the command prints. */
async function linesOf(command: 'inbox' | 'board', words: readonly string[] = []): Promise<string[]> {
  const env = {
    PATH: process.env['PATH'],
    SUPABASE_URL: open.url,
    SUPABASE_SERVICE_ROLE_KEY: open.supabase.serviceKey,
  };
  const program = join(projectRoot, 'scripts', `${command}.js`);
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], { env });
  return stdout.trimEnd().split('\n');
}

it('tells the operator which addresses asked for the demo, among what was written', async () => {
  const { database } = open.supabase;
  await database.run(`
    insert into public.demo_subscriptions (email, created_at)
      values ('first@example.com', '2026-11-01 10:00Z'), ('second@example.com', '2026-11-03 10:00Z');
    insert into public.messages (kind, message, sender, sent_at) values ('feedback', 'Between', 'x', '2026-11-02 10:00Z');
  `);
  const entries = await linesOf('inbox');
  const few = await linesOf('inbox', ['1']);
  await database.run('truncate public.demo_subscriptions, public.messages restart identity');
  expect(entries).toEqual([
    expect.stringMatching(/^demo, 2026-11-03T10:00/),
    'from <second@example.com>',
    '',
    expect.stringMatching(/^#1 feedback, 2026-11-02T10:00/),
    'from somebody',
    '',
    '  Between',
    '',
    expect.stringMatching(/^demo, 2026-11-01T10:00/),
    'from <first@example.com>',
  ]);
  expect(few).toEqual(entries.slice(0, 2));
});

it('deletes what the operator names, a message by its number and a request for the demo by its address', async () => {
  const { database } = open.supabase;
  await database.run(`
    insert into public.demo_subscriptions (email) values ('asks@example.com');
    insert into public.messages (kind, message, sender) values ('feedback', 'Rude', 'x'), ('feedback', 'Kind', 'x');
  `);
  expect(await linesOf('inbox', ['delete', '1'])).toEqual(['Message 1 is deleted.']);
  expect(await linesOf('inbox', ['delete', 'Asks@example.com'])).toEqual([
    'Asks@example.com is deleted from those that asked for the demo.',
  ]);
  await expect(linesOf('inbox', ['delete', '1'])).rejects.toMatchObject({ stderr: 'There is no such message.\n' });
  await expect(linesOf('inbox', ['delete'])).rejects.toMatchObject({ stderr: expect.stringMatching(/^Name what/) });
  const left = await linesOf('inbox');
  await database.run('truncate public.messages restart identity');
  expect(left).toEqual([expect.stringMatching(/^#2 feedback/), 'from somebody', '', '  Kind']);
});

const MISLEADING = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
/** It clears a terminal, turns a line round and begins an entry of its own, as an earlier release took it. */
const forged = 'Eve\u001b[2J\u009b2J\r\n#7 contact, today\u2028\u202eto me';

it('prints no control character and no line of its own making, whatever a visitor called themselves', async () => {
  const { database } = open.supabase;
  const account = await open.addLearner();
  await database.query('update auth.users set email = $2 where id = $1', [account.id, `${forged}@example.com`]);
  await database.query('update public.profiles set user_name = $2 where user_id = $1', [account.id, forged]);
  await database.query(
    `insert into public.messages (kind, user_name, email, message, user_id, sender)
     values ('contact', $2, $2, 'Hello', $1, 'x'), ('feedback', null, null, $3, null, 'x')`,
    [account.id, forged, `Hello\n#1 contact, today\r\rfrom ${forged}`],
  );
  await database.query(
    `insert into public.shared_runs (user_id, challenge_id, title, is_anonymous, every, poses)
     values ($1, 1, $2, false, 200, '0 0 0 1 0 0')`,
    [account.id, forged],
  );

  const inbox = await linesOf('inbox');
  const board = await linesOf('board');
  expect([...inbox, ...board].filter((line) => MISLEADING.test(line))).toEqual([]);
  // What stands in a message is indented: only the entries themselves begin at the margin.
  expect(inbox.filter((line) => /^\S/.test(line)).map((line) => line.split(' ')[0])).toEqual([
    '#2',
    'from',
    '#1',
    'from',
    'signed',
  ]);
  expect(inbox.slice(3, 8)).toEqual([
    '  Hello',
    '  #1 contact, today',
    '',
    '  from Eve [2J 2J',
    '  #7 contact, today to me',
  ]);
  expect(board).toHaveLength(3);
  expect(board.slice(1).map((line) => line.split(' ')[0])).toEqual(['Obstacle', 'by']);
});
