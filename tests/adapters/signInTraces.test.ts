import { expect, it } from 'vitest';
import { signInTraces } from '#src/adapters/signInTraces.ts';
import { FakeBrowser } from '../fakes/fakeBrowser.ts';

const MINUTE = 60_000;

function openTab(browser = new FakeBrowser()) {
  let time = 1_000_000;
  const tab = browser.open('https://servolab.test/');
  const traces = signInTraces(tab.window, () => time);
  return { traces, browser, tab, pass: (ms: number) => void (time += ms) };
}

it('gives a wish back once', () => {
  const { traces } = openTab();
  traces.begin('/challenge/1?tab=2');
  expect(traces.takeWish()).toBe('/challenge/1?tab=2');
  expect(traces.takeWish()).toBeNull();
});

it('knows a wish in another tab, as the link of a letter opens one', () => {
  const { traces, browser } = openTab();
  traces.begin('/challenges');
  expect(openTab(browser).traces.takeWish()).toBe('/challenges');
});

it.each([
  [60 * MINUTE, '/challenges'],
  [60 * MINUTE + 1, null],
  [-1, null],
])('has after %d ms the wish %s', (ms, wish) => {
  const { traces, pass } = openTab();
  traces.begin('/challenges');
  pass(ms);
  expect(traces.takeWish()).toBe(wish);
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
])('does not even keep %j', (wish) => {
  const { traces, browser } = openTab();
  traces.begin(wish);
  expect([...browser.localStorage.items]).toEqual([]);
});

it('forgets an older wish when somebody begins without one', () => {
  const { traces } = openTab();
  traces.begin('/challenges');
  traces.begin(null);
  expect(traces.takeWish()).toBeNull();
});

it.each(['', 'nonsense', 'null', '{}', '{"text":1,"at":1000000}', '{"text":"//evil.test","at":1000000}'])(
  'finds no wish in %j',
  (record) => {
    const { traces, browser } = openTab();
    browser.localStorage.setItem('servolab:wish', record);
    expect(traces.takeWish()).toBeNull();
  },
);

it.each([
  [10 * MINUTE, true],
  [10 * MINUTE + 1, false],
  [-1, false],
])('remembers after %d ms that a sign-in began here: %s', (ms, began) => {
  const { traces, pass } = openTab();
  traces.begin(null);
  pass(ms);
  expect(traces.takeBeginning()).toBe(began);
});

it('remembers a beginning once, and in its own tab only', () => {
  const { traces, browser } = openTab();
  traces.begin(null);
  expect(openTab(browser).traces.takeBeginning()).toBe(false);
  expect(traces.takeBeginning()).toBe(true);
  expect(traces.takeBeginning()).toBe(false);
});

it('forgets all of it', () => {
  const { traces } = openTab();
  traces.begin('/challenges');
  traces.forget();
  expect(traces.takeWish()).toBeNull();
  expect(traces.takeBeginning()).toBe(false);
});

it('remembers nothing where the browser forbids it', () => {
  const { traces, browser, tab } = openTab();
  browser.localStorage.forbid();
  tab.sessionStorage.forbid();
  traces.begin('/challenges');
  expect(traces.takeWish()).toBeNull();
  expect(traces.takeBeginning()).toBe(false);
  expect(() => traces.forget()).not.toThrow();
});
