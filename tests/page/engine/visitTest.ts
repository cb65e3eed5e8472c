/** What a test of the built pages begins with: a page of its own before a border of its own, by somebody who has been here before. */
import { test as base, expect } from 'playwright/test';
import { markWelcomed } from '../../../e2e/welcomed.ts';
import { openBorder } from '../border/openBorder.ts';
import { Visit } from './Visit.ts';

export const test = base.extend<{ visit: Visit }>({
  visit: async ({ context, page }, provide) => {
    const border = await openBorder();
    await markWelcomed(context);
    await provide(new Visit(context, page, border));
    await page.close();
    await border.close();
  },
});

export { expect };
