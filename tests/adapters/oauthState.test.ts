import { expect, it } from 'vitest';
import { oauthState } from '#src/adapters/oauthState.ts';
import { FakeBrowser } from '../fakes/fakeBrowser.ts';

const MINUTE = 60_000;

function openTab(browser = new FakeBrowser()) {
  let time = 1_000_000;
  const tab = browser.open('https://servolab.test/');
  const state = oauthState(tab.window, () => time);
  return { state, browser, tab, pass: (ms: number) => void (time += ms) };
}

it('gives the path to return to back once', () => {
  const { state } = openTab();
  state.begin('/challenge/1?tab=2');
  expect(state.takeReturnTo()).toBe('/challenge/1?tab=2');
  expect(state.takeReturnTo()).toBeNull();
});

it('knows the path in another tab, as the link of an email opens one', () => {
  const { state, browser } = openTab();
  state.begin('/challenges');
  expect(openTab(browser).state.takeReturnTo()).toBe('/challenges');
});

it.each([
  [60 * MINUTE, '/challenges'],
  [60 * MINUTE + 1, null],
  [-1, null],
])('has after %d ms the returnTo %s', (ms, returnTo) => {
  const { state, pass } = openTab();
  state.begin('/challenges');
  pass(ms);
  expect(state.takeReturnTo()).toBe(returnTo);
});

it.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  'challenges',
  '',
  '/a\nb',
  `/${'x'.repeat(2048)}`,
])('does not even keep %j', (returnTo) => {
  const { state, browser } = openTab();
  state.begin(returnTo);
  expect([...browser.localStorage.items]).toEqual([]);
});

it('forgets an older path when somebody begins without one', () => {
  const { state } = openTab();
  state.begin('/challenges');
  state.begin(null);
  expect(state.takeReturnTo()).toBeNull();
});

it.each(['', 'nonsense', 'null', '{}', '{"text":1,"at":1000000}', '{"text":"//evil.test","at":1000000}'])(
  'finds no returnTo in %j',
  (record) => {
    const { state, browser } = openTab();
    browser.localStorage.setItem('servolab:returnTo', record);
    expect(state.takeReturnTo()).toBeNull();
  },
);

it.each([
  [10 * MINUTE, true],
  [10 * MINUTE + 1, false],
  [-1, false],
])('remembers after %d ms that a sign-in began here: %s', (ms, began) => {
  const { state, pass } = openTab();
  state.begin(null);
  pass(ms);
  expect(state.takeBeginning()).toBe(began);
});

it('remembers a beginning once, and in its own tab only', () => {
  const { state, browser } = openTab();
  state.begin(null);
  expect(openTab(browser).state.takeBeginning()).toBe(false);
  expect(state.takeBeginning()).toBe(true);
  expect(state.takeBeginning()).toBe(false);
});

it('forgets all of it', () => {
  const { state } = openTab();
  state.begin('/challenges');
  state.forget();
  expect(state.takeReturnTo()).toBeNull();
  expect(state.takeBeginning()).toBe(false);
});

it('remembers nothing where the browser forbids it', () => {
  const { state, browser, tab } = openTab();
  browser.localStorage.forbid();
  tab.sessionStorage.forbid();
  state.begin('/challenges');
  expect(state.takeReturnTo()).toBeNull();
  expect(state.takeBeginning()).toBe(false);
  expect(() => state.forget()).not.toThrow();
});
