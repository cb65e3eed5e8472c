/** The entrance of `npm run cluster`, before the accounts and a server of learners. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { freePort } from '#server/config/freePort.ts';
import { type OpenEmbedded, openEmbedded } from '../supabase/openEmbedded.ts';

/** Says for whom a call is spoken. */
const learners = createServer(({ headers }, response) => void response.end(headers['x-forwarded-for']));
let accounts: OpenEmbedded;
let entrance: ChildProcess;
let site: string;
beforeAll(async () => {
  accounts = await openEmbedded();
  await once(learners.listen(0, '127.0.0.1'), 'listening');
  const port = await freePort('127.0.0.1');
  site = `http://localhost:${port}`;
  // It listens on a port, so its address has a number.
  const { port: learnersPort } = learners.address() as AddressInfo;
  const program = `
    import { openEntrance } from ${JSON.stringify(join(projectRoot, 'scripts', 'clusterEntrance.js'))};
    const entrance = await openEntrance(${port}, ${JSON.stringify(accounts.url)});
    entrance.add('http://127.0.0.1:${learnersPort}');
    console.log('open');
  `;
  entrance = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(entrance.stdout!, 'data');
});
afterAll(async () => {
  entrance.kill('SIGKILL');
  learners.close();
  await accounts.close();
});

it('lets whoever sits at this machine read the e-mails that the accounts have sent', async () => {
  const { email } = await accounts.addLearner();
  const asked = await fetch(`${site}/auth/v1/recover`, {
    method: 'POST',
    headers: { apikey: accounts.supabase.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(asked.status).toBe(200);
  const inbox = await fetch(`${site}/_inbox`);
  expect(inbox.status).toBe(200);
  expect(await inbox.text()).toContain(email);
});

it('says to the servers of learners for whom it asks', async () => {
  expect(await (await fetch(`${site}/api/processes`)).text()).toBe('127.0.0.1');
});
