// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Splitter } from '#src/views/ui/Splitter.tsx';

afterEach(cleanup);

function showSplitter(edge: 'left' | 'right' | 'top') {
  const asked: (number | 'reset')[] = [];
  render(
    <>
      <Splitter
        label="Width of the pane"
        controls="pane"
        edge={edge}
        size={20}
        least={10}
        most={40}
        onResize={(size) => asked.push(size)}
        onReset={() => asked.push('reset')}
      />
      <div id="pane" />
    </>,
  );
  const splitter = screen.getByRole('separator', { name: 'Width of the pane' });
  return { splitter, asked, person: userEvent.setup() };
}

it('says to those who hear the page what it resizes, how large that is and may be', () => {
  const { splitter } = showSplitter('right');
  expect(splitter.getAttribute('aria-controls')).toBe('pane');
  expect(splitter.getAttribute('aria-orientation')).toBe('vertical');
  expect(['now', 'min', 'max'].map((value) => splitter.getAttribute(`aria-value${value}`))).toEqual(['20', '10', '40']);
});

it.each([
  ['right', '{ArrowRight}{ArrowLeft}{ArrowUp}', [21, 19]],
  ['left', '{ArrowRight}{ArrowLeft}{ArrowDown}', [19, 21]],
  ['top', '{ArrowUp}{ArrowDown}{ArrowLeft}', [21, 19]],
  ['right', '{Home}{End}', [10, 40]],
] as const)('moves the %s edge of its pane by the keys %s', async (edge, keys, sizes) => {
  const { splitter, asked, person } = showSplitter(edge);
  splitter.focus();
  await person.keyboard(keys);
  expect(asked).toEqual(sizes);
});

it('asks for the first size on a double click', () => {
  const { splitter, asked } = showSplitter('right');
  fireEvent.doubleClick(splitter);
  expect(asked).toEqual(['reset']);
});
