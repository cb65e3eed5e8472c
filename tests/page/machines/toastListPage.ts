import { type Page, expect } from 'playwright/test';
import type { Toast } from '#machines/widgets/toastListMachine.ts';
import { passes } from '../../models/engine/systemEvents.ts';
import { toastListModel } from '../../models/toastListModel.ts';
import { accountError } from '../border/account.ts';
import { fieldOf } from '../engine/formPage.ts';
import type { PageModel } from '../engine/PageModel.ts';
import { buttonOf } from '../engine/workspacePage.ts';

/** What is told, one after the other: a sign-in, or a sign-up, that is refused is a toast each time. */
const messages = ['The first refusal', 'The second refusal', 'The third refusal'];
const isSigningUp = (page: Page) => page.url().includes('/auth/signup');
const toastsOf = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('status');

export const toastListPage: PageModel = {
  name: 'toastList',
  model: {
    ...toastListModel,
    events: [
      ...messages.map((message) => ({ type: 'notice.given', notice: { kind: 'refusedByProvider', message } })),
      { type: 'toast.dismissed', id: 1 },
      { type: 'toast.dismissed', id: 2 },
      { type: 'page.left' },
      passes('toastDelay', 'toastList.showing'),
    ],
    isPossible: ({ context }, { type, notice, id }) => {
      // Said anew is only what is said first, and once: to fill in a form takes long.
      if (type === 'notice.given')
        return (
          notice.message === messages[context.last] ||
          (context.last === 1 && notice.message === context.toasts[0]?.notice.message)
        );
      return type !== 'toast.dismissed' || context.toasts.some((toast: { id: number }) => toast.id === id);
    },
  },
  async open(visit) {
    visit.border.questions.hold('signIn', 'signUp');
    await visit.goto('/auth/signin');
    // Time stands still with the first toast, and a page that is still being fetched would then never be shown.
    await expect(fieldOf(visit.page, 'Email')).toBeVisible();
  },
  deeds: {
    async 'notice.given'({ page, border }, { notice }) {
      await fieldOf(page, 'Email').fill('ada@example.com');
      await fieldOf(page, 'Password').fill('a guess');
      if (!isSigningUp(page)) {
        await buttonOf(page, 'Sign In').click();
        return border.questions.answer('signIn', accountError(notice));
      }
      await fieldOf(page, 'Confirm password').fill('a guess');
      await buttonOf(page, 'Sign Up').click();
      await border.questions.answer('signUp', accountError(notice));
    },
    async 'toast.dismissed'({ page }, { id }, before) {
      const toasts: readonly Toast[] = before.context.toasts;
      const place = toasts.findIndex((toast) => toast.id === id);
      const toast = toastsOf(page).nth(place);
      await toast.getByRole('button', { name: 'Dismiss' }).click();
    },
    async 'page.left'({ page }) {
      const wasSigningUp = isSigningUp(page);
      await page.getByRole('link', { name: wasSigningUp ? 'Sign in' : 'Create an account', exact: true }).click();
      const title = wasSigningUp ? 'Welcome back' : 'Create your account';
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    },
    async 'xstate.after.toastDelay.toastList.showing'(visit) {
      await visit.wait(5000);
    },
  },
  async shows({ page }, { context }) {
    await expect(toastsOf(page)).toHaveText(
      context.toasts.map(({ notice }: { notice: { message: string } }) => notice.message),
    );
  },
};
