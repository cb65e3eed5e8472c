/** What is typed and not saved, as the browser of a journey keeps it. */
import type { Page } from 'playwright/test';
import { expect } from './journey.ts';

/** The browser has kept this text by itself. */
export const expectKept = (page: Page, text: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (wanted) =>
          new Promise<boolean>((resolve, reject) => {
            const opening = indexedDB.open('servolab-drafts');
            opening.addEventListener('error', () => reject(opening.error));
            opening.addEventListener('success', () => {
              const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
              reading.addEventListener('success', () => {
                opening.result.close();
                resolve(JSON.stringify(reading.result).includes(wanted));
              });
            });
          }),
        text,
      ),
    )
    .toBe(true);
