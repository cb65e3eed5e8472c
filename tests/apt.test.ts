import { describe, expect, it } from 'vitest';
import { downloadOf } from '../scripts/apt.js';

describe('what installing packages had to download', () => {
  it.each([
    ['Need to get 3,645 kB of archives.', '3,645 kB downloaded'],
    ['Need to get 1,200 kB/3,645 kB of archives.', '1,200 kB downloaded'],
    ['Need to get 0 B/3,645 kB of archives.', 'nothing to download'],
    ['0 upgraded, 0 newly installed, 0 to remove and 12 not upgraded.', 'nothing to download'],
  ])('%s', (printed, words) => {
    expect(downloadOf(printed)).toBe(words);
  });
});
