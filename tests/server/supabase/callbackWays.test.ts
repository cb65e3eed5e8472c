/** Two ways in of one browser at the same time: the link of an e-mail, and Google. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { FakeBrowser } from '../../fakes/fakeBrowser.ts';
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

/** A browser in which somebody was sent an e-mail for a new password, and then left for Google and chose somebody there. */
async function recoverAndLeave(browser: FakeBrowser, name: string) {
  const { email } = await embedded.addLearner();
  const form = open(browser, '/auth/forgot-password');
  await form.auth.sendRecovery(email);
  await form.auth.leaveForGoogle(null, () => true);
  const back = await chooseAtGoogle(embedded, form, name);
  const openLink = async () => open(browser, pathOf(await embedded.follow((await embedded.emailTo(email)).link)));
  return { email, back: open(browser, back, form.tab), openLink };
}

function open(browser: FakeBrowser, ...where: [path: string, again?: OpenTab['tab']]): OpenTab {
  const tab = openTab(embedded, browser, ...where);
  tabs.push(tab);
  return tab;
}

it('confirms an address, and signs in, by the e-mail of somebody who has thought better of Google', async () => {
  const browser = new FakeBrowser();
  const email = 'undecided@example.com';
  const form = open(browser, '/auth/signup');
  await form.auth.signUp({ email, password: PASSWORD }, null);
  const { link } = await embedded.emailTo(email);
  await form.auth.leaveForGoogle(null, () => true);
  const after = open(browser, pathOf(await embedded.follow(link)));
  expect(await after.auth.finishCallback()).toMatchObject({ outcome: 'signedIn', user: { email } });
});

it.each(['Cancel', 'Sample Stranger'])('opens the link of an e-mail after Google has answered %s', async (name) => {
  const { email, back, openLink } = await recoverAndLeave(new FakeBrowser(), name);
  expect(await back.auth.finishCallback()).toMatchObject({ outcome: 'refused' });
  const after = await openLink();
  expect(await after.auth.finishCallback()).toEqual({ outcome: 'recovering' });
  expect(await after.whoIsHere()).toBe(email);
});

it('signs in through Google, and knows the e-mail still that it was asked for before', async () => {
  const { back, openLink } = await recoverAndLeave(new FakeBrowser(), 'Sample Learner');
  expect(await back.auth.finishCallback()).toMatchObject({ outcome: 'signedIn' });
  const after = await openLink();
  // It is of another account than the one that is signed in now.
  const message = { code: 'callback_other_account', facts: {} };
  expect(await after.auth.finishCallback()).toEqual({ outcome: 'refused', message });
});
