// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fetched } from '#src/views/fetched.ts';

afterEach(cleanup);

const Robot = ({ name }: { name: string }) => <p>{`A robot called ${name}`}</p>;
const inWaiting = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<p>On its way</p>}>{children}</Suspense>
);

it('is drawn at once when it was fetched before', async () => {
  const View = fetched(async () => Robot);
  await View.preload();
  render(<View name="Ada" />, { wrapper: inWaiting });
  expect(screen.queryByText('On its way')).toBeNull();
  expect(screen.getByText('A robot called Ada')).toBeDefined();
});

it('is fetched when it is drawn first, once', async () => {
  const load = vi.fn<() => Promise<typeof Robot>>(async () => Robot);
  const View = fetched(load);
  expect(load).not.toHaveBeenCalled();
  // Whoever waits is drawn anew when it is here.
  await act(async () => void render(<View name="Ada" />, { wrapper: inWaiting }));
  expect(await screen.findByText('A robot called Ada')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

it('is fetched anew when somebody asks after it could not be had', async () => {
  const load = vi.fn<() => Promise<typeof Robot>>(async () => Robot).mockRejectedValueOnce(new Error('offline'));
  const View = fetched(load);
  await expect(View.preload()).rejects.toThrow('offline');
  await View.preload();
  render(<View name="Ada" />, { wrapper: inWaiting });
  expect(screen.getByText('A robot called Ada')).toBeDefined();
});
