// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { JudgedRun } from '#contract/judgedRun.ts';
import { failuresOf } from '#contract/verdict.ts';
import { VerdictDetails } from '#src/views/workspace/VerdictDetails.tsx';
import { collided, cutOff } from '../../fakes/fakeVerdicts.ts';
import { inEnglish } from '../inEnglish.ts';

afterEach(cleanup);

const run: JudgedRun = { every: 100, poses: [[0, 0, 0]], crates: [] };

it('leads to the run of the judge, and from a failed check to its end, with what failed in it', async () => {
  const watched: unknown[] = [];
  const verdict = { ...collided, run };
  render(
    <VerdictDetails
      verdict={verdict}
      best={null}
      onWatch={(_, from, failures) => watched.push([from, failures])}
      onShare={() => undefined}
    />,
    {
      wrapper: inEnglish,
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Watch the run' }));
  await userEvent.click(screen.getByRole('button', { name: /^Nothing was to be touched/ }));
  const failures = failuresOf(collided);
  expect(watched).toEqual([
    ['start', failures],
    ['end', failures],
  ]);
});

it('leads nowhere where nobody noted the run', () => {
  render(<VerdictDetails verdict={collided} best={null} onWatch={() => undefined} onShare={() => undefined} />, {
    wrapper: inEnglish,
  });
  expect(screen.queryByRole('button')).toBeNull();
});

it('says nothing that nobody measured of a trial that was cut off', () => {
  const { container } = render(
    <VerdictDetails verdict={cutOff} best={28.5} onWatch={() => undefined} onShare={() => undefined} />,
    { wrapper: inEnglish },
  );
  expect([...container.querySelectorAll('p, li, pre')].map(({ textContent }) => textContent)).toEqual([
    'your best 28.5\u00a0s',
    'The program shut the robot down or cut it off. While it is judged it may only drive, over /cmd_vel.',
    'shutting down',
  ]);
});
