/** What a learner does in the first minutes: comes in, starts a program, watches it, stops it, types, and loses nothing. */
import { account } from '../../benchServer.ts';
import { wait } from '../Measure.ts';
import { type Browser, chord, keys, typing } from './Browser.ts';

const TRIES = 300;
const TRY_MS = 200;

const says = (words: string) => `return String(document.body.innerText.includes(${JSON.stringify(words)}))`;
const focus = (selector: string) => `document.querySelector(${JSON.stringify(selector)}).focus()`;
const isThere = (selector: string) => `return String(document.querySelector(${JSON.stringify(selector)}) !== null)`;

/** The first step that does not come about within a minute, with what was seen instead; undefined where every one does. */
export async function mainJob(browser: Browser, address: string): Promise<string | undefined> {
  const steps: readonly (readonly [string, () => Promise<boolean>])[] = [
    [
      'shows the form',
      () => opens(browser, `${address}/auth/signin?redirect=/challenge/1`, isThere('input[type=email]')),
    ],
    ['opens the challenge', () => signsIn(browser)],
    ['connects', () => comes(browser, says('WebSocket connected'))],
    ['starts the program', () => pressing(browser, [keys.control, keys.enter], says('1 running'))],
    ['shows the robot', () => comes(browser, says('The robot is at x'))],
    ['shows what it prints', () => comes(browser, says('[INFO]'))],
    ['stops it', () => pressing(browser, [keys.control, keys.shift, keys.enter], says('0 running'))],
    ['notes what is typed', () => types(browser, '# typed', says('Unsaved changes'))],
    ['offers it after a reload', () => reloads(browser, says('You have unsaved changes'))],
    ['tells of the visits before', () => opens(browser, `${address}/replay`, says('Look at it'))],
    ['says that none of them crashed', () => lacks(browser, 'ended without a goodbye')],
  ];
  for (const [step, take] of steps) if (!(await take())) return `not “${step}”`;
  return undefined;
}

/** Whether a script answers `true` within a minute. While a page is replaced it cannot be asked. */
async function comes(browser: Browser, script: string): Promise<boolean> {
  for (let look = 0; look < TRIES; look += 1) {
    const answer = await browser.run(script).catch(() => 'false');
    if (answer === 'true') return true;
    await wait(TRY_MS);
  }
  return false;
}

async function opens(browser: Browser, url: string, script: string): Promise<boolean> {
  await browser.open(url);
  // What is shown once, on a first visit, is no part of this.
  await browser.run(`localStorage.setItem('servolab:welcome', 'demo,tour')`);
  return comes(browser, script);
}

async function signsIn(browser: Browser): Promise<boolean> {
  await browser.run(focus('input[type=email]'));
  await browser.perform([typing(account.email)]);
  await browser.run(focus('input[type=password]'));
  await browser.perform([typing(account.password)]);
  await browser.perform([chord(keys.enter)]);
  return comes(browser, isThere('.cm-content'));
}

async function pressing(browser: Browser, pressed: readonly string[], script: string): Promise<boolean> {
  await browser.run(focus('.cm-content'));
  await browser.perform([chord(...pressed)]);
  return comes(browser, script);
}

async function types(browser: Browser, text: string, script: string): Promise<boolean> {
  await browser.run(focus('.cm-content'));
  await browser.perform([typing(text)]);
  // A draft is kept within a second of typing.
  await wait(2000);
  return comes(browser, script);
}

async function reloads(browser: Browser, script: string): Promise<boolean> {
  await browser.reload();
  return comes(browser, script);
}

const lacks = async (browser: Browser, words: string): Promise<boolean> => (await browser.run(says(words))) === 'false';
