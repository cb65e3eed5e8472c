// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OutputRow } from '#src/views/workspace/output/OutputRow.tsx';
import { endedEntries } from '../../../fakes/endedEntries.ts';
import { entry } from '../../../fakes/fakeProcesses.ts';
import { inEnglish } from '../../inEnglish.ts';

afterEach(cleanup);

it.each(endedEntries)('says "%s" behind the last line, in red if that is a failure (%s)', (words, isOne, ended) => {
  render(<OutputRow row={{ kind: 'end', processId: 'p1' }} process={ended} />, { wrapper: inEnglish });
  expect(screen.getByText('name of p1')).toBeTruthy();
  const tones = ['text-console-err', 'text-faint'].filter((tone) => screen.getByText(words).classList.contains(tone));
  expect(tones).toEqual([isOne ? 'text-console-err' : 'text-faint']);
});

it('says above the first line what was started', () => {
  const process = entry('p1', { command: 'rosrun gazebo_test_pkg a.py' });
  render(<OutputRow row={{ kind: 'begin', processId: 'p1' }} process={process} />, { wrapper: inEnglish });
  expect(screen.getByText('name of p1')).toBeTruthy();
  expect(screen.getByText(/^Started at .+: rosrun gazebo_test_pkg a\.py$/)).toBeTruthy();
});

it('says how many lines are missing where the server no longer kept them', () => {
  render(<OutputRow row={{ kind: 'gap', processId: 'p1', missed: 12 }} process={undefined} />, { wrapper: inEnglish });
  expect(screen.getByText('12 earlier lines are no longer kept')).toBeTruthy();
});

it.each([
  ['[ERROR] lost', 'ERR', 'text-console-err'],
  ['[WARN] slow', 'WARN', 'text-console-warn'],
  ['ahead', 'OUT', 'text-console-out'],
])('labels %j as %s, in the colour %s of the console', (text, label, tone) => {
  const line = { kind: 'line', processId: 'p1', seq: 1, stream: 'stdout', timestamp: '', text } as const;
  render(<OutputRow row={line} process={undefined} />, { wrapper: inEnglish });
  expect(screen.getByText(label).className).toContain(tone);
});

it('draws what a program printed in its colours, and never as markup', () => {
  const line = { kind: 'line', processId: 'p1', seq: 1, stream: 'stdout', timestamp: '' } as const;
  render(<OutputRow row={{ ...line, text: '\u001b[32mready\u001b[0m <b>now</b>' }} process={undefined} />, {
    wrapper: inEnglish,
  });
  expect(screen.getByText('ready').className).toBe('text-console-out');
  expect(screen.getByText('<b>now</b>')).toBeTruthy();
});

it('says below a line what it means, and leaves the line as it was printed', () => {
  const line = { kind: 'line', processId: 'p1', seq: 1, stream: 'stderr', timestamp: '' } as const;
  const text = "NameError: name 'comand' is not defined. Did you mean: 'command'?";
  render(<OutputRow row={{ ...line, text }} process={undefined} columns={30} />, { wrapper: inEnglish });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('note', { name: 'What this means' }).textContent).toBe(
    'Nothing is called comand here. Did you mean command? ',
  );
});
