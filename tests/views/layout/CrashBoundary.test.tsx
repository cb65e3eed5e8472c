// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { CrashBoundary } from '#src/views/layout/CrashBoundary.tsx';
import { inEnglish } from '../inEnglish.ts';

afterEach(cleanup);

function Broken(): never {
  throw new Error('the wheel came off');
}

it('says what a page broke of, without the stack', () => {
  render(
    <CrashBoundary onReport={() => undefined}>
      <Broken />
    </CrashBoundary>,
    { onCaughtError: () => {}, wrapper: inEnglish },
  );
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Unexpected Application Error!');
  expect(alert.textContent).toContain('the wheel came off');
  expect(alert.textContent).not.toContain('CrashBoundary.test');
});

it('gives the log of the visit to whom the page broke under', async () => {
  let given = 0;
  render(
    <CrashBoundary onReport={() => void (given += 1)}>
      <Broken />
    </CrashBoundary>,
    { onCaughtError: () => {}, wrapper: inEnglish },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Download the log' }));
  expect(given).toBe(1);
});
