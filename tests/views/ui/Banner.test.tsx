// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Banner } from '#src/views/ui/Banner.tsx';

afterEach(cleanup);

it('has its place on the page before there is anything to say, so that it is heard', () => {
  const { rerender } = render(<Banner tone="warn">{null}</Banner>);
  const place = screen.getByRole('status');
  expect(place.textContent).toBe('');
  rerender(<Banner tone="warn">It is late.</Banner>);
  expect(screen.getByRole('status')).toBe(place);
  expect(place.textContent).toBe('It is late.');
});
