// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { KeptRun, RunMark } from '#machines/ports/pastPort.ts';
import { failuresOf } from '#contract/verdict.ts';
import { RunMarks } from '#src/views/workspace/robot/RunMarks.tsx';
import { collided } from '../../../fakes/fakeVerdicts.ts';
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

it('draws a collision on top of what else happened at that moment', () => {
  const marks: RunMark[] = [
    { kind: 'collided', x: 1, y: 2, at: 100 },
    { kind: 'collided', x: 1, y: 2, at: 1000 },
    { kind: 'judged', at: 1000 },
  ];
  render(<RunMarks kept={runOf(0, marks)} onChoose={() => undefined} />, { wrapper: inEnglish });
  expect(screen.getAllByRole('button').at(-1)?.title).toContain('the robot ran into something');
});

it('says of two runs that are compared whose robot it was', () => {
  const marks: RunMark[] = [{ kind: 'collided', x: 1, y: 2, at: 500, run: 'First try' }];
  render(<RunMarks kept={{ ...runOf(0, marks), isComparison: true }} onChoose={() => undefined} />, {
    wrapper: inEnglish,
  });
  expect(screen.getByRole('button').title.replaceAll('\u00a0', ' ')).toBe(
    '0.5 s after the start of each: “First try” ran into something at x 1.0 m, y 2.0 m',
  );
});

it('says on top of all else what failed, in the words of the verdict', () => {
  const marks: RunMark[] = [
    { kind: 'failed', failures: failuresOf(collided), at: 1000 },
    { kind: 'collided', x: 1.3, y: 0, at: 1000 },
  ];
  render(<RunMarks kept={{ ...runOf(0, marks), isJudged: true }} onChoose={() => undefined} />, { wrapper: inEnglish });
  expect(screen.getAllByRole('button').at(-1)?.title.replaceAll('\u00a0', ' ')).toBe(
    '1.0 s into the judged run: Nothing was to be touched: at 3.5 s, at x 1.3 m, y 0 m, the robot touched “block 1”.',
  );
});
