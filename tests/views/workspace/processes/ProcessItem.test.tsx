// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ProcessEntry } from '#contract/entities.ts';
import { processMachine } from '#machines/workspace/processMachine.ts';
import { ProcessItem } from '#src/views/workspace/processes/ProcessItem.tsx';
import { endedEntries } from '../../../fakes/endedEntries.ts';
import { entry } from '../../../fakes/fakeProcesses.ts';
import { frozenActor } from '../../../models/engine/frozen.ts';
import { inEnglish } from '../../inEnglish.ts';

afterEach(cleanup);

/** The row of a process that has ended. */
function showEnded(ended: ProcessEntry): HTMLElement {
  const process = frozenActor(processMachine, {
    value: { lifecycle: 'over', subscription: 'complete', size: 'expanded' },
    context: { entry: ended },
  });
  return render(<ProcessItem process={process} />, { wrapper: inEnglish }).container;
}

const lampOf = (row: HTMLElement) => row.querySelector('[aria-hidden]')!.className;

it.each(endedEntries)(
  'says "%s" behind the status, which is named once, with a red lamp if that is a failure (%s)',
  (words, isOne, ended) => {
    const row = showEnded(ended);
    expect(screen.getByText(words.startsWith('stopped') ? words : `finished · ${words}`)).toBeTruthy();
    expect(lampOf(row).includes('bg-bad')).toBe(isOne);
  },
);

it('tells how to let a program run for longer where its time was up, and only there', () => {
  const advice = 'Switch Long running on to let it run for more than 30 s.';
  showEnded(entry('p1', { status: 'stopped', end: { reason: 'timed_out', seconds: 30 } }));
  expect(screen.getByText(advice)).toBeTruthy();
  cleanup();
  showEnded(entry('p1', { status: 'finished', end: { reason: 'exited', code: 1 } }));
  expect(screen.queryByText(advice)).toBeNull();
});
