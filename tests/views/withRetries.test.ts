// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withRetries } from '#src/views/withRetries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const neverHad = () => vi.fn<() => Promise<string>>().mockRejectedValue(new Error('not to be had'));

it('asks again for what could not be had, until it is here', async () => {
  const load = neverHad().mockRejectedValueOnce(new Error('no')).mockRejectedValueOnce(new Error('no'));
  load.mockResolvedValueOnce('the title');
  const part = withRetries(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2001);
  expect(load).toHaveBeenCalledTimes(3);
  await expect(part).resolves.toBe('the title');
});

it('waits without a network for as long as there is none', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = neverHad().mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce('the title');
  const part = withRetries(load);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(load).toHaveBeenCalledTimes(1);
  network.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect(part).resolves.toBe('the title');
});

it('gives up after half a minute, with the last reason', async () => {
  const load = neverHad();
  const part = withRetries(load);
  const reason = part.catch(String);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await reason).toBe('Error: not to be had');
  expect(load).toHaveBeenCalledTimes(6);
});
