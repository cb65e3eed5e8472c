import { createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';

/** A mail server that takes every e-mail, unless it is told to refuse the next. */
const mails: string[] = [];
let refuses = false;
const server = createServer(talk);
let open: OpenEmbedded;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  open = await openEmbedded(
    { GOTRUE_SMTP_ADMIN_EMAIL: 'robots@example.com', GOTRUE_RATE_LIMITS: 'on' },
    `smtp://127.0.0.1:${port}?ignoreTLS=true`,
  );
});
afterAll(async () => {
  await open.close();
  server.close();
});

function talk(socket: Socket): void {
  let mail: string | null = null;
  socket.write('220 ready\r\n');
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    for (const line of chunk.split('\r\n').slice(0, -1)) {
      if (mail !== null && line !== '.') mail += `${line}\n`;
      else if (mail !== null) {
        mails.push(mail);
        mail = null;
        socket.write('250 taken\r\n');
      } else if (line === 'DATA') {
        mail = '';
        socket.write('354 go on\r\n');
      } else if (line.startsWith('RCPT') && refuses) socket.write('550 no such person\r\n');
      else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    }
  });
}

it('hands e-mails to the mail server, and shows none', async () => {
  const { error } = await open.client().auth.signUp({ email: 'posted@example.com', password: PASSWORD });
  expect(error).toBeNull();
  await expect.poll(() => mails).toHaveLength(1);
  expect(mails[0]).toContain('To: posted@example.com');
  expect(mails[0]).toContain('From: Servolab <robots@example.com>');
  expect(mails[0]).toContain('Confirm that this address is yours:');
  expect(mails[0]).not.toMatch(/\bcode\b/);
  expect((await open.send('/_inbox')).status).toBe(404);
  expect((await open.send('/_inbox/latest?to=posted@example.com')).status).toBe(404);
});

it('says to whoever is signed in that an e-mail could not be sent, and lets it be asked for again at once', async () => {
  const { session } = await open.signedIn();
  const ask = () =>
    open.send('/auth/v1/reauthenticate', { headers: { authorization: `Bearer ${session.access_token}` } });
  refuses = true;
  // More often than an address receives in an hour: of these it has received none.
  for (let asked = 0; asked < 6; asked += 1) {
    const answer = await ask();
    expect(answer.status).toBe(500);
    expect((await answer.json()).msg).toBe('Error sending the e-mail');
  }
  refuses = false;
  expect((await ask()).status).toBe(200);
});
