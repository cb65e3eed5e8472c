// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { KeptRun, RunMark } from '#machines/ports/pastPort.ts';
import { RunMarks } from '#src/views/workspace/robot/RunMarks.tsx';
import { inEnglish } from '../../inEnglish.ts';

afterEach(cleanup);

const drawn = () => screen.getAllByRole('button').map(({ title }) => title.includes('talker.py'));

const runOf = (from: number, marks: readonly RunMark[]): KeptRun => ({ from, to: 1000, marks, gaps: [], lag: 0 });

it('draws a mark for each of two programs that ended at the same moment, as long as it is kept', () => {
  const marks: RunMark[] = [
    { kind: 'ended', name: 'talker.py', at: 100 },
    { kind: 'ended', name: 'talker.py', at: 100 },
    { kind: 'returned', at: 500 },
  ];
  const show = (from: number) => <RunMarks kept={runOf(from, marks)} onChoose={() => undefined} />;
  const { rerender } = render(show(0), { wrapper: inEnglish });
  expect(drawn()).toEqual([true, true, false]);
  rerender(show(200));
  expect(drawn()).toEqual([false]);
});
