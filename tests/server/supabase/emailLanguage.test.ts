import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales } from '#src/texts/locales.ts';
import { emailLocales } from '#server/supabase/mail/emailLocale.ts';
import { emailText } from '#server/supabase/mail/emailTexts.ts';
import type { Purpose } from '#server/supabase/mail/mailer.ts';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';

let open: OpenEmbedded;
beforeAll(async () => {
  open = await openEmbedded();
});
afterAll(() => open.close());

let addresses = 0;
const newAddress = (): string => `reader-${++addresses}@example.com`;

/** What an e-mail to the address says, the newest one. */
async function subjectTo(email: string): Promise<string | undefined> {
  await open.emailTo(email);
  const [mail] = await open.supabase.database.query<{ subject: string }>(
    'select subject from auth.embedded_mail where recipient = $1 order by id desc limit 1',
    [email],
  );
  return mail?.subject;
}

async function post(path: string, body: object, language?: string): Promise<void> {
  const headers: Record<string, string> = language === undefined ? {} : { 'accept-language': language };
  const answer = await open.send(`/auth/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
}

/** A learner who is signed in, and whose account says `locale`. */
async function reader(locale: string) {
  const { client, email } = await open.signedIn();
  expect((await client.auth.updateUser({ data: { locale } })).error).toBeNull();
  return { client, email };
}

/** Asks for one e-mail as the client library does, and answers whom it goes to. */
const ways: Record<Purpose, (locale: string) => Promise<string>> = {
  async signup(locale) {
    const email = newAddress();
    await open.client().auth.signUp({ email, password: PASSWORD, options: { data: { locale } } });
    return email;
  },
  async invite(locale) {
    const email = newAddress();
    await open.admin().auth.admin.inviteUserByEmail(email, { data: { locale } });
    return email;
  },
  async magiclink(locale) {
    const { email } = await reader(locale);
    await open.client().auth.signInWithOtp({ email });
    return email;
  },
  async recovery(locale) {
    const { email } = await reader(locale);
    await open.client().auth.resetPasswordForEmail(email);
    return email;
  },
  async email_change_new(locale) {
    const { client } = await reader(locale);
    const email = newAddress();
    await client.auth.updateUser({ email });
    return email;
  },
  async email_change_current(locale) {
    const { client, email } = await reader(locale);
    await client.auth.updateUser({ email: newAddress() });
    return email;
  },
  async reauthentication(locale) {
    const { client, email } = await reader(locale);
    await client.auth.reauthenticate();
    return email;
  },
};
const purposes = Object.keys(ways) as Purpose[];
const letters = emailLocales.flatMap((locale) => purposes.map((purpose) => [purpose, locale] as const));

const textOf = (purpose: Purpose, locale: (typeof emailLocales)[number], link: string | null = 'https://x.example/') =>
  emailText({ userId: 'ada', to: 'a@example.com', purpose, otp: '123456', link, locale });

/** What is said of it, without the link. */
const sentences = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('https:'));

it('has e-mails in every language that the site has, and in no other', () => {
  expect(emailLocales).toEqual(Object.keys(locales));
});

it.each(letters)('writes %s in %s to whom the account says reads it', async (purpose, locale) => {
  expect(await subjectTo(await ways[purpose](locale))).toBe(textOf(purpose, locale).subject);
});

it.each(purposes)('says all of %s in the other words of the other language', (purpose) => {
  for (const link of ['https://x.example/', null]) {
    const [en, es] = [textOf(purpose, 'en', link), textOf(purpose, 'es', link)];
    expect(es.subject).not.toBe(en.subject);
    const alike = sentences(es.text).filter((line) => sentences(en.text).includes(line));
    expect(alike).toEqual([]);
    expect(es.text).toContain(link ?? '123456');
  }
});

/** Only other programs ask for it, by `POST /otp`: they may take a code as well. */
const TAKES_CODES: Purpose = 'magiclink';

it.each(letters.filter(([purpose]) => purpose !== TAKES_CODES))(
  'names no way in %s (%s) that no page of the site has: no code beside its link',
  (purpose, locale) => {
    expect(textOf(purpose, locale).text).toContain('https://x.example/');
    expect(sentences(textOf(purpose, locale).text).join(' ')).not.toContain('123456');
  },
);

it.each(emailLocales)('names the code beside the link of a sign-in by e-mail (%s)', (locale) => {
  expect(textOf(TAKES_CODES, locale).text).toMatch(/https:\/\/x\.example\/[^]*123456/);
});

it.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en;q=0.4, es;q=0.5', 'es'],
  ['fr, de;q=0.9', 'en'],
  ['es;q=0, en', 'en'],
  ['*', 'en'],
  [';;q=,,=;', 'en'],
] as const)('writes to somebody whose account says nothing as the browser asks: %s', async (language, locale) => {
  const email = newAddress();
  await post('otp', { email }, language);
  expect(await subjectTo(email)).toBe(textOf('signup', locale).subject);
});

it('believes the account before the browser, for anybody may ask for an e-mail to it', async () => {
  const { email } = await reader('es');
  await post('recover', { email }, 'en');
  expect(await subjectTo(email)).toBe(textOf('recovery', 'es').subject);
});

it.each([['fr'], ['__proto__'], [''], [7], [{ es: true }], [null]])(
  'writes English to an account that says %o, and keeps what it says',
  async (locale) => {
    const { client, email } = await open.signedIn();
    const { data } = await client.auth.updateUser({ data: { locale } });
    expect(data.user?.user_metadata['locale'] ?? null).toEqual(locale);
    await post('recover', { email });
    expect(await subjectTo(email)).toBe(textOf('recovery', 'en').subject);
  },
);

it('knows a region by its language', async () => {
  const { email } = await reader('es-419');
  await post('recover', { email }, 'en');
  expect(await subjectTo(email)).toBe(textOf('recovery', 'es').subject);
});
