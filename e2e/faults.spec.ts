/** The services fail and recover under somebody's hands: words, nothing lost, and no page is ever loaded again. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { faults, faultyService } from './faultyService.ts';
import { expect, journey, signIn } from './journey.ts';
import { loadOnce } from './loadOnce.ts';
import { readToast } from './toasts.ts';

const FAILED = 'An error occurred. Please try again.';
const UNEXPECTED = 'An unexpected error occurred. Please try again.';
/** A first attempt and three more. */
const ATTEMPTS = 4;

/** What somebody typed into the field of this name. */
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

journey(
  'somebody signs in while the service fails in every way, and is let in when it is well',
  { tag: '@full' },
  async ({ page, freshLearner }) => {
    const service = await faultyService(page, /\/auth\/v1\/token/);
    await loadOnce(page, '/auth/signin?redirect=/challenges');
    for (const fault of faults) {
      service.fail(fault);
      await signIn(page, freshLearner);
      await readToast(page, FAILED);
      expect(service.asked()).toBe(1);
      await expect(field(page, 'Email')).toHaveValue(freshLearner.email);
      await expect(field(page, 'Password')).toHaveValue(freshLearner.password);
    }
    service.recover();
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/challenges');
  },
);

journey(
  'somebody signs up while the service fails, and the e-mail goes out when it is well',
  { tag: '@full' },
  async ({ page }) => {
    const service = await faultyService(page, /\/auth\/v1\/(signup|resend)/);
    const email = `${randomUUID()}@example.com`;
    await loadOnce(page, '/auth/signup');
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill('first-password');
    await field(page, 'Confirm password').fill('first-password');
    const submit = page.getByRole('button', { name: 'Sign Up' });
    for (const fault of faults) {
      service.fail(fault);
      await submit.click();
      await readToast(page, UNEXPECTED);
      expect(service.asked()).toBe(1);
      await expect(field(page, 'Email')).toHaveValue(email);
      await expect(field(page, 'Password')).toHaveValue('first-password');
      await expect(field(page, 'Confirm password')).toHaveValue('first-password');
    }
    service.recover();
    await submit.click();
    await readToast(page, 'Check your email for the confirmation link!');

    service.fail(503);
    await page.getByRole('button', { name: 'Send it again' }).click();
    await readToast(page, UNEXPECTED);
    service.recover();
    await page.getByRole('button', { name: 'Send it again' }).click();
    // The service itself answers again: it does not send two e-mails in one minute.
    await readToast(page, /^Too many tries\. Wait \d+ s, then try again\.$/);
  },
);

journey('an e-mail for a forgotten password is asked for until the service is well', async ({ page, freshLearner }) => {
  const service = await faultyService(page, /\/auth\/v1\/recover/);
  await loadOnce(page, '/auth/forgot-password');
  await field(page, 'Email').fill(freshLearner.email);
  const submit = page.getByRole('button', { name: 'Send the link' });
  for (const fault of [502, 'nobody'] as const) {
    service.fail(fault);
    await submit.click();
    await readToast(page, UNEXPECTED);
    expect(service.asked()).toBe(1);
    await expect(field(page, 'Email')).toHaveValue(freshLearner.email);
  }
  service.recover();
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

journey(
  'a profile is completed although the database fails before and while it is stored',
  { tag: '@full' },
  async ({ page, freshNewcomer }) => {
    const reading = await faultyService(page, /\/rpc\/get_user_details/);
    const writing = await faultyService(page, /\/rpc\/upsert_user_details/);
    await loadOnce(page, '/auth/signin');
    reading.fail(503);
    await signIn(page, freshNewcomer);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await readToast(page, 'Failed to load user data.');
    expect(reading.asked()).toBe(ATTEMPTS);
    reading.recover();
    await page.getByRole('button', { name: 'Try again' }).click();

    await page.getByLabel('Phone number').fill('+44 20 7946 0000');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Student');
    await page.getByLabel('Gender').selectOption('other');
    for (const [fault, words] of [
      [504, 'Request failed with status code 504'],
      ['nobody', 'Network Error'],
      ['nonsense', 'The server answered something unexpected'],
    ] as const) {
      writing.fail(fault);
      await page.getByRole('button', { name: 'Submit' }).click();
      await readToast(page, words);
      expect(writing.asked()).toBe(1);
      await expect(page.getByLabel('Phone number')).toHaveValue('+44 20 7946 0000');
      await expect(page.getByLabel('Gender')).toHaveValue('other');
    }
    writing.recover();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL('/dashboard');
  },
);

journey(
  'lists that do not come say so after four attempts, and come when they are asked for again',
  { tag: '@full' },
  async ({ page, freshLearner }) => {
    const list = await faultyService(page, /\/rpc\/user_ssp_list_challenges$/);
    const profile = await faultyService(page, /\/rpc\/user_ssp_profile$/);
    await loadOnce(page, '/auth/signin?redirect=/challenges');
    list.fail(502);
    profile.fail('nobody');
    await signIn(page, freshLearner);
    await readToast(page, 'Failed to load challenges');
    expect(list.asked()).toBe(ATTEMPTS);
    list.recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: /Obstacle Course/ })).toBeVisible();

    await page.getByRole('link', { name: 'My Profile' }).click();
    await readToast(page, 'Failed to load profile data');
    expect(profile.asked()).toBe(ATTEMPTS);
    profile.recover();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Student')).toBeVisible();
  },
);
