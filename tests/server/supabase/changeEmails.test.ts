/** How many e-mails a change of address sends, and to whom: also to an address that its asker has made up. */
import { expect, it } from 'vitest';
import { openEmbedded, type OpenEmbedded } from './openEmbedded.ts';

const STRANGER = 'stranger@example.com';

const codeOf = ({ error }: { error: { code?: string | undefined } | null }) => error?.code;

async function receivedBy({ supabase }: OpenEmbedded, email: string): Promise<number> {
  const mails = await supabase.database.query('select from auth.embedded_mail where recipient = $1', [email]);
  return mails.length;
}

it('sends a new address five of them in an hour, whichever accounts name it, and none more when they are sent again', async () => {
  const open = await openEmbedded({ GOTRUE_RATE_LIMITS: 'on', GOTRUE_RATE_LIMIT_EMAIL_SENT: '300' });
  const learners = [];
  for (let count = 0; count < 6; count += 1) learners.push(await open.signedIn());

  const answers = [];
  for (const { client } of learners) answers.push(codeOf(await client.auth.updateUser({ email: STRANGER })));

  expect(answers).toEqual([...Array.from({ length: 5 }), 'over_email_send_rate_limit']);
  expect(await receivedBy(open, STRANGER)).toBe(5);
  await open.supabase.database.query(`update embedded.email_requests set requested_at = now() - interval '60 seconds'`);
  const { client, email = '' } = learners[0] ?? {};
  const again = await client?.auth.resend({ type: 'email_change', email });
  // The inbox answers when everything was sent.
  await open.emailTo(STRANGER);
  expect(again?.error).toBeNull();
  expect([await receivedBy(open, STRANGER), await receivedBy(open, email)]).toEqual([5, 1]);
  await open.close();
});

it('sends both e-mails of a change again to whom the change was asked for', async () => {
  const open = await openEmbedded({ GOTRUE_RATE_LIMITS: 'on' });
  const { client, email } = await open.signedIn();
  await client.auth.updateUser({ email: STRANGER });
  await open.supabase.database.query(`update embedded.email_requests set requested_at = now() - interval '60 seconds'`);

  await client.auth.resend({ type: 'email_change', email });

  await open.emailTo(STRANGER);
  expect([await receivedBy(open, STRANGER), await receivedBy(open, email)]).toEqual([2, 2]);
  await open.close();
});

it.each([
  ['true', 'two e-mails', [200, 429, 200]],
  ['false', 'one e-mail', [200, 200, 200]],
])(
  'counts a change that is sent again and confirmed from the old address (%s) as %s, whether anybody has that or not',
  async (secure, _, expected) => {
    // Three of the four may go to one network.
    const open = await openEmbedded({
      GOTRUE_RATE_LIMITS: 'on',
      GOTRUE_RATE_LIMIT_EMAIL_SENT: '4',
      GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: secure,
    });
    const resend = async (type: string, email: string) => {
      const body = JSON.stringify({ type, email });
      return (await open.send('/auth/v1/resend', { method: 'POST', body })).status;
    };
    const answers = [
      await resend('email_change', 'nobody@example.com'),
      await resend('email_change', 'nobody-else@example.com'),
      await resend('signup', 'nobody@example.com'),
    ];
    await open.close();
    expect(answers).toEqual(expected);
  },
);
