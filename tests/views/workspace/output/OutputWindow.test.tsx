// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { outputViewMachine } from '#machines/workspace/outputViewMachine.ts';
import { tailMachine } from '#machines/workspace/tailMachine.ts';
import { OutputWindow } from '#src/views/workspace/output/OutputWindow.tsx';
import { fakeOutput } from '../../../fakes/fakeOutput.ts';
import { fakePreferences } from '../../../fakes/fakePreferences.ts';
import { stillOutputView, stillScrubber } from '../../../models/views/besideStrip.ts';
import '../../emptyBoxes.ts';
import { inEnglish } from '../../inEnglish.ts';

afterEach(cleanup);

it('follows the newest line again when End is pressed, however much is printed before the box has scrolled there', async () => {
  const output = fakeOutput();
  output.print('p1', ['one']);
  const tail = createActor(tailMachine).start();
  tail.send({ type: 'end.left' });
  const still = { outputView: stillOutputView, scrubber: stillScrubber };
  render(<OutputWindow output={output} {...still} tail={tail} nothing={null} />, { wrapper: inEnglish });
  screen.getByRole('log').focus();
  await userEvent.keyboard('{Shift>}{End}{/Shift}');
  expect(tail.getSnapshot().value).toBe('scrolledUp');
  await userEvent.keyboard('{End}');
  expect(tail.getSnapshot().value).toBe('following');
});

it('brings the focus from the lines to what is looked for when Ctrl+F is pressed, the second time as well', async () => {
  const outputView = createActor(outputViewMachine, { input: { preferences: fakePreferences() } }).start();
  const still = { output: fakeOutput(), scrubber: stillScrubber, tail: createActor(tailMachine).start() };
  render(<OutputWindow outputView={outputView} {...still} nothing={null} />, { wrapper: inEnglish });
  act(() => screen.getByRole('log').focus());
  await userEvent.keyboard('{Control>}f{/Control}');
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('old');
  act(() => screen.getByRole('log').focus());
  await userEvent.keyboard('{Control>}f{/Control}');
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('new');
  expect(field.value).toBe('new');
});

const said = () => screen.getByRole('status').textContent;

it('says how many there are when something else is looked for, and leaves it to be read whenever a line is printed', () => {
  const output = fakeOutput();
  output.print('p1', ['one hit', 'nothing']);
  const outputView = createActor(outputViewMachine, { input: { preferences: fakePreferences() } }).start();
  outputView.send({ type: 'finder.opened' });
  const still = { output, scrubber: stillScrubber, tail: createActor(tailMachine).start() };
  render(<OutputWindow outputView={outputView} {...still} nothing={null} />, { wrapper: inEnglish });
  act(() => output.paint());
  act(() => outputView.send({ type: 'query.typed', query: 'hit' }));
  expect(said()).toBe('1 line');
  output.print('p1', ['another hit']);
  act(() => output.paint());
  expect(screen.getByText('2 lines').getAttribute('aria-hidden')).toBe('false');
  expect(said()).toBe('');
  act(() => outputView.send({ type: 'query.typed', query: ' hit' }));
  expect(said()).toBe('2 lines');
  act(() => outputView.send({ type: 'label.toggled', label: 'OUT' }));
  expect(said()).toBe('0 lines');
});
