// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CrashBoundary } from '#src/views/layout/CrashBoundary.tsx';

function Broken(): never {
  throw new Error('the wheel came off');
}

it('says what a page broke of, without the stack', () => {
  render(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
    { onCaughtError: () => {} },
  );
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Unexpected Application Error!');
  expect(alert.textContent).toContain('the wheel came off');
  expect(alert.textContent).not.toContain('CrashBoundary.test');
});
