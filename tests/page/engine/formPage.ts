/** The forms of the account pages in the words of their pages. */
import { type Locator, type Page, expect } from 'playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Model } from '../../models/engine/Model.ts';
import { buttonOf, expectBusy } from './workspacePage.ts';

export const fieldOf = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });

/** The same form, sent before anything else is done: so everything that it asks for is seen to be missing once. */
export const sentEmpty = (model: Model): Model => ({
  ...model,
  events: model.events.toSorted((one, other) => Number(isSent(other)) - Number(isSent(one))),
});

const isSent = ({ type }: AnyEventObject): boolean => type === 'form.submitted';

/** Whether this is not what stands in its field already: then a browser has nothing to tell. */
export const isNew = ({ context }: AnyMachineSnapshot, { type, ...typed }: AnyEventObject): boolean =>
  !/\.(typed|chosen)$/.test(type) || Object.entries(typed).every(([name, value]) => context[name] !== value);

/** The one button that sends a form: what it says, and what while the answer is awaited. */
export async function expectSubmit(page: Page, isBusy: boolean, [resting, busy]: readonly [string, string]) {
  await expectBusy(buttonOf(page, isBusy ? busy : resting), isBusy);
}

/** The words beside a field, there or not. */
export async function expectFieldError(page: Page, words: string, isThere: boolean): Promise<void> {
  await expect(page.getByText(words, { exact: true })).toHaveCount(isThere ? 1 : 0);
}
