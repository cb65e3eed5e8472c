import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { FakeBrowser, type FakeTab } from '../../fakes/fakeBrowser.ts';
import { chooseAtGoogle, pathOf } from './chooseAtGoogle.ts';
import { openEmbedded, PASSWORD, type OpenEmbedded } from './openEmbedded.ts';
import { type OpenTab, openTab } from './openTab.ts';

let embedded: OpenEmbedded;
const tabs: OpenTab[] = [];
beforeAll(async () => {
  embedded = await openEmbedded();
});
afterEach(async () => {
  await Promise.all(tabs.map(async (tab) => tab.close()));
  tabs.length = 0;
  vi.unstubAllGlobals();
});
afterAll(() => embedded.close());

function open(browser: FakeBrowser, path: string, again?: FakeTab): OpenTab {
  const tab = openTab(embedded, browser, path, again);
  tabs.push(tab);
  return tab;
}

const refusedBy = (code: string) => ({ outcome: 'refused', message: { code, facts: {} } });
const notBegunHere = refusedBy('callback_begun_elsewhere');

it('signs in through Google, and knows where the learner was going', async () => {
  const browser = new FakeBrowser();
  const before = open(browser, '/auth/signin');
  expect(await before.auth.leaveForGoogle('/challenge/1', () => true)).toEqual({ outcome: 'leaving' });
  const back = await chooseAtGoogle(embedded, before, 'Sample Learner');
  const after = open(browser, back, before.tab);
  const answer = await after.auth.finishCallback();
  expect(answer).toMatchObject({
    outcome: 'signedIn',
    user: { email: 'sample.learner@example.com', provider: 'google' },
    returnTo: '/challenge/1',
  });
  expect(await after.auth.finishCallback()).toEqual({ outcome: 'alreadySignedIn', returnTo: null });
  expect(after.tab.address()).toBe(`${embedded.url}/auth/callback`);
});

it('repeats what the provider says when somebody cancels', async () => {
  const browser = new FakeBrowser();
  const before = open(browser, '/auth/signin');
  await before.auth.leaveForGoogle(null, () => true);
  const after = open(browser, await chooseAtGoogle(embedded, before, 'Cancel'), before.tab);
  expect(await after.auth.finishCallback()).toEqual({ outcome: 'refused', message: 'The user denied the request' });
});

it('leads a new learner from the e-mail to where they were going', async () => {
  const browser = new FakeBrowser();
  const email = 'new@example.com';
  const form = open(browser, '/auth/signup');
  expect(await form.auth.signUp({ email, password: PASSWORD }, '/dashboard')).toEqual({ outcome: 'emailSent' });
  const { link } = await embedded.emailTo(email);
  const after = open(browser, pathOf(await embedded.follow(link)));
  expect(await after.auth.finishCallback()).toMatchObject({
    outcome: 'signedIn',
    user: { email },
    returnTo: '/dashboard',
  });
});

it('leads there from the second e-mail too', async () => {
  const browser = new FakeBrowser();
  const email = 'again@example.com';
  const form = open(browser, '/auth/signup');
  await form.auth.signUp({ email, password: PASSWORD }, '/dashboard');
  const first = await embedded.emailTo(email);
  expect(await form.auth.resendConfirmation(email, null)).toEqual({ outcome: 'sent' });
  const { link } = await embedded.emailTo(email);
  expect(link).not.toBe(first.link);
  const after = open(browser, pathOf(await embedded.follow(link)));
  expect(await after.auth.finishCallback()).toMatchObject({ outcome: 'signedIn', returnTo: '/dashboard' });
});

it('leads from a second e-mail to where the visitor was going when they asked for it', async () => {
  const browser = new FakeBrowser();
  const email = 'another@example.com';
  await open(new FakeBrowser(), '/auth/signup').auth.signUp({ email, password: PASSWORD }, '/dashboard');
  await embedded.emailTo(email);
  const page = open(browser, '/auth/verify-email');
  expect(await page.auth.resendConfirmation(email, '/challenge/3')).toEqual({ outcome: 'sent' });
  const { link } = await embedded.emailTo(email);
  const after = open(browser, pathOf(await embedded.follow(link)));
  expect(await after.auth.finishCallback()).toMatchObject({ outcome: 'signedIn', returnTo: '/challenge/3' });
});

it.each([
  ['/challenge/3', '/challenge/3'],
  [null, '/dashboard'],
])('leads whoever signed in before they were confirmed to where they were going then: %j', async (returnTo, path) => {
  const browser = new FakeBrowser();
  const email = `early${path.length}@example.com`;
  await open(browser, '/auth/signup').auth.signUp({ email, password: PASSWORD }, '/dashboard');
  const { link } = await embedded.emailTo(email);
  const form = open(browser, '/auth/signin');
  const unconfirmed = refusedBy('email_not_confirmed');
  expect(await form.auth.signIn({ email, password: PASSWORD }, returnTo)).toEqual(unconfirmed);
  const after = open(browser, pathOf(await embedded.follow(link)));
  expect(await after.auth.finishCallback()).toMatchObject({ outcome: 'signedIn', returnTo: path });
});

it('says that an address is confirmed when the e-mail is opened in another browser', async () => {
  const email = 'elsewhere@example.com';
  await open(new FakeBrowser(), '/auth/signup').auth.signUp({ email, password: PASSWORD }, null);
  const { link } = await embedded.emailTo(email);
  const other = open(new FakeBrowser(), pathOf(await embedded.follow(link)));
  expect(await other.auth.finishCallback()).toEqual({ outcome: 'confirmed' });
  expect(await other.whoIsHere()).toBeNull();
  expect(await other.auth.signIn({ email, password: PASSWORD }, null)).toEqual({ outcome: 'signedIn' });
});

it('says so too in a browser that waits for an e-mail of its own', async () => {
  const browser = new FakeBrowser();
  const email = 'both@example.com';
  await open(new FakeBrowser(), '/auth/signup').auth.signUp({ email, password: PASSWORD }, null);
  const { link } = await embedded.emailTo(email);
  await open(browser, '/auth/forgot-password').auth.sendRecovery((await embedded.addLearner()).email);
  const other = open(browser, pathOf(await embedded.follow(link)));
  expect(await other.auth.finishCallback()).toEqual({ outcome: 'confirmed' });
  expect(await other.whoIsHere()).toBeNull();
});

it('lets whoever opened a recovery e-mail choose a new password', async () => {
  const browser = new FakeBrowser();
  const { email } = await embedded.addLearner();
  const form = open(browser, '/auth/forgot-password');
  expect(await form.auth.sendRecovery(email)).toEqual({ outcome: 'sent' });
  const { link } = await embedded.emailTo(email);
  const after = open(browser, pathOf(await embedded.follow(link)));
  const { hears } = after.listen();
  expect(await after.auth.finishCallback()).toEqual({ outcome: 'recovering' });
  await hears('passwordRecovery');
  expect(await after.auth.changePassword('a new password')).toEqual({ outcome: 'changed' });
  const later = open(new FakeBrowser(), '/auth/signin');
  expect(await later.auth.signIn({ email, password: 'a new password' }, null)).toEqual({ outcome: 'signedIn' });
});

it('says by its code that a link was used already', async () => {
  const browser = new FakeBrowser();
  const email = 'twice@example.com';
  await open(browser, '/auth/signup').auth.signUp({ email, password: PASSWORD }, null);
  const { link } = await embedded.emailTo(email);
  await embedded.follow(link);
  const second = open(browser, pathOf(await embedded.follow(link)));
  expect(await second.auth.finishCallback()).toEqual(refusedBy('otp_expired'));
});

it.each(['', 'from=confirmation&'])(
  'takes no code that somebody made up for a confirmation: ?%scode=anything',
  async (from) => {
    const nobody = open(new FakeBrowser(), `/auth/callback?${from}code=anything`);
    expect(await nobody.auth.finishCallback()).toEqual(notBegunHere);
  },
);

it('says of a recovery that is opened in another browser that it was asked for elsewhere', async () => {
  const { email } = await embedded.addLearner();
  await open(new FakeBrowser(), '/auth/forgot-password').auth.sendRecovery(email);
  const { link } = await embedded.emailTo(email);
  const other = open(new FakeBrowser(), pathOf(await embedded.follow(link)));
  expect(await other.auth.finishCallback()).toEqual(refusedBy('callback_recovery_elsewhere'));
  expect(await other.whoIsHere()).toBeNull();
});

it('says of a recovery that was used already that another one helps, and not a sign-in', async () => {
  const { email } = await embedded.addLearner();
  const browser = new FakeBrowser();
  await open(browser, '/auth/forgot-password').auth.sendRecovery(email);
  const { link } = await embedded.emailTo(email);
  await embedded.follow(link);
  const second = open(browser, pathOf(await embedded.follow(link)));
  expect(await second.auth.finishCallback()).toEqual(refusedBy('callback_recovery_expired'));
});

it('uses a code once', async () => {
  const browser = new FakeBrowser();
  const before = open(browser, '/auth/signin');
  await before.auth.leaveForGoogle(null, () => true);
  const back = await chooseAtGoogle(embedded, before, 'Sample Learner');
  const first = open(browser, back, before.tab);
  await first.auth.finishCallback();
  await first.auth.signOut();
  const replayed = open(browser, back, before.tab);
  expect(await replayed.auth.finishCallback()).toEqual(notBegunHere);
  expect(await replayed.whoIsHere()).toBeNull();
});

it('knows no code any more when somebody has signed in otherwise meanwhile', async () => {
  const browser = new FakeBrowser();
  const before = open(browser, '/auth/signin');
  await before.auth.leaveForGoogle(null, () => true);
  const back = await chooseAtGoogle(embedded, before, 'Sample Learner');
  const { email } = await embedded.addLearner();
  await open(browser, '/auth/signin').auth.signIn({ email, password: PASSWORD }, null);
  const after = open(browser, back, before.tab);
  expect(await after.auth.finishCallback()).toEqual(notBegunHere);
  expect(await after.whoIsHere()).toBe(email);
});

it('does not let a code that was asked for beside a session replace it by somebody else’s', async () => {
  const browser = new FakeBrowser();
  const { email } = await embedded.addLearner();
  const here = open(browser, '/dashboard');
  await here.auth.signIn({ email, password: PASSWORD }, null);
  await here.auth.leaveForGoogle(null, () => true);
  const after = open(browser, await chooseAtGoogle(embedded, here, 'Sample Learner'), here.tab);
  expect(await after.auth.finishCallback()).toEqual(refusedBy('callback_other_account'));
  expect(await after.whoIsHere()).toBe(email);
});

it('takes a code of whoever is signed in already', async () => {
  const browser = new FakeBrowser();
  const { email } = await embedded.addLearner();
  const here = open(browser, '/dashboard');
  await here.auth.signIn({ email, password: PASSWORD }, null);
  await here.auth.sendRecovery(email);
  const after = open(browser, pathOf(await embedded.follow((await embedded.emailTo(email)).link)));
  expect(await after.auth.finishCallback()).toEqual({ outcome: 'recovering' });
  expect(await after.whoIsHere()).toBe(email);
});

it('finds nothing in an empty address, unless somebody is signed in', async () => {
  const browser = new FakeBrowser();
  const nobody = open(browser, '/auth/callback');
  expect(await nobody.auth.finishCallback()).toEqual(refusedBy('callback_empty'));
  const { email } = await embedded.addLearner();
  await nobody.auth.signIn({ email, password: PASSWORD }, null);
  expect(await nobody.auth.finishCallback()).toEqual({ outcome: 'alreadySignedIn', returnTo: null });
  await nobody.auth.signOut();
  expect(await nobody.auth.finishCallback()).toEqual(refusedBy('callback_empty'));
});
