import { expect, it, vi } from 'vitest';
import { randomId } from '#src/adapters/randomId.ts';

it('is a UUID of version 4, whatever is drawn', () => {
  const draw = vi.spyOn(crypto, 'getRandomValues');
  for (const byte of [0x00, 0x5a, 0xff]) {
    draw.mockImplementation((bytes) => (bytes as Uint8Array).fill(byte) as typeof bytes);
    expect(randomId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
});

it('keeps every byte that was drawn in its place', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    for (let index = 0; index < 16; index++) (bytes as Uint8Array)[index] = index;
    return bytes;
  });
  expect(randomId()).toBe('00010203-0405-4607-8809-0a0b0c0d0e0f');
});

it('is another one each time', () => {
  expect(new Set(Array.from({ length: 1000 }, randomId)).size).toBe(1000);
});

it('asks for nothing that only a secure origin has', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(randomId()).toHaveLength(36);
});
