/** What a walk through the built pages begins with: a page whose clock can be stopped, before a border of its own. */
import { test as base, expect } from 'playwright/test';
import { watchToasts } from '../../../e2e/toasts.ts';
import { markWelcomed } from '../../../e2e/welcomed.ts';
import { openBorder } from '../border/openBorder.ts';
import { Visit } from './Visit.ts';

export const test = base.extend<{ visit: Visit }>({
  visit: async ({ context, page }, provide) => {
    const border = await openBorder();
    await watchToasts(context);
    await markWelcomed(context);
    await page.clock.install();
    await provide(new Visit(context, page, border));
    await page.close();
    await border.close();
  },
});

export { expect };
