import type { Texts } from './Texts.ts';

const KIBI = 1024;

/** How much so many bytes are, in the unit that fits. */
export function sizeText({ kilobytes, megabytes, gigabytes }: Texts['sizeTexts'], bytes: number): string {
  if (bytes >= KIBI ** 3) return gigabytes(bytes / KIBI ** 3);
  return bytes >= KIBI ** 2 ? megabytes(bytes / KIBI ** 2) : kilobytes(bytes / KIBI);
}
