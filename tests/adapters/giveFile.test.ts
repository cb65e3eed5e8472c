// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { giveFile } from '#src/adapters/giveFile.ts';

it('offers a file whose address is good for half a minute at least, and not for ever', () => {
  vi.useFakeTimers();
  const revoked: string[] = [];
  Object.assign(URL, { createObjectURL: () => '#file', revokeObjectURL: (address: string) => revoked.push(address) });
  giveFile('a.txt', 'text/plain', 'text');
  vi.advanceTimersByTime(30_000);
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(revoked).toEqual(['#file']);
  vi.useRealTimers();
});
