// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tooltip, TooltipGroup } from '#src/views/ui/Tooltip.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Two hints beside each other, and a pointer. */
function openHints() {
  render(
    <TooltipGroup>
      {['Save', 'Build'].map((word) => (
        <Tooltip key={word} content={`How to ${word}`}>
          {word}
        </Tooltip>
      ))}
    </TooltipGroup>,
  );
  return {
    enter: (word: string) => fireEvent.mouseEnter(screen.getByText(word)),
    leave: (word: string) => fireEvent.mouseLeave(screen.getByText(word)),
    pass: (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms)),
    shown: () => screen.queryByRole('tooltip')?.textContent,
  };
}

it('says its hint to a pointer that stays for 700 ms', async () => {
  const { enter, pass, shown } = openHints();
  enter('Save');
  await pass(699);
  expect(shown()).toBeUndefined();
  await pass(1);
  expect(shown()).toBe('How to Save');
});

it('needs no such wait for 300 ms after another hint has gone', async () => {
  const { enter, leave, pass, shown } = openHints();
  enter('Save');
  await pass(700);
  leave('Save');
  await pass(299);
  expect(shown()).toBeUndefined();
  enter('Build');
  await pass(1);
  expect(shown()).toBe('How to Build');
  leave('Build');
  await pass(301);
  enter('Save');
  await pass(699);
  expect(shown()).toBeUndefined();
  await pass(1);
  expect(shown()).toBe('How to Save');
});
