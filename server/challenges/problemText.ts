import type { Challenge } from './course.ts';
import { MAP_PICTURE } from './courseFaults.ts';
import { mapAddress } from './drawWorld.ts';

/** The problem as browsers get it, with the address of its map; in another language where one is named that it is there in. */
export function problemText({ folder, problem, translations }: Challenge, language?: string): string {
  const translation = language === undefined ? undefined : translations[language];
  const text = translation?.problem ?? problem;
  const address = mapAddress(folder, translation === undefined ? undefined : language);
  return text.replaceAll(`](${MAP_PICTURE})`, `](${address})`);
}
