import { request, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded();
});
afterAll(() => open.close());

/** A page by whatever name a browser may have asked for it. */
function get(path: string, headers: OutgoingHttpHeaders): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(`${open.url}${path}`, { headers }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

it('shows e-mails to readers at this machine, as text and never as markup', async () => {
  const { id } = await open.addLearner();
  await open.supabase.database.query(
    `insert into auth.embedded_mail (user_id, recipient, kind, subject, otp, link)
     values ($1, '<script>alert(1)</script>', 'signup', '"><img src=x onerror=alert(1)>', '1&2', 'https://x.example/"onclick="x')`,
    [id],
  );
  await open.client().auth.signInWithOtp({ email: 'page@example.com' });
  const { status, body } = await get('/_inbox', {});
  expect(status).toBe(200);
  expect(body).toContain('page@example.com');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).toContain('1&amp;2');
  expect(body).toContain('href="https://x.example/&quot;onclick=&quot;x"');
  expect(body).not.toMatch(/<script|<img|onclick="|<form/);
});

it('answers the newest e-mail to an address, whatever its case', async () => {
  await open.client().auth.signInWithOtp({ email: 'Latest@example.com' });
  const { body } = await get('/_inbox/latest?to=LATEST@example.com', {});
  expect(Object.keys(JSON.parse(body)).toSorted()).toEqual(['link', 'otp']);
  expect((await get('/_inbox/latest?to=nobody@example.com', {})).status).toBe(404);
  expect((await get('/_inbox/latest', {})).status).toBe(404);
});

it.each([
  { host: 'robots.example' },
  { host: '127.0.0.1.evil.example' },
  { 'x-forwarded-for': '203.0.113.7' },
  { forwarded: 'for=203.0.113.7' },
])('is not there for a reader who comes by %o', async (headers) => {
  expect((await get('/_inbox', headers)).status).toBe(404);
  expect((await get('/_inbox/latest?to=page@example.com', headers)).status).toBe(404);
});

it.each([{ host: 'localhost:3000' }, { host: '[::1]:3000' }])('is there for one who comes by %o', async (headers) => {
  expect((await get('/_inbox', headers)).status).toBe(200);
});
