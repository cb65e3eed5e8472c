/** A learner who is signed in but has not completed their profile. */
import { expect, journey, signIn } from './journey.ts';
import { readToast } from './toasts.ts';

journey(
  'a newcomer completes the profile first, and then comes to where they were going',
  async ({ page, freshNewcomer }) => {
    await page.goto('/challenge/2');
    await signIn(page, freshNewcomer);
    await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();

    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Phone number is required')).toBeVisible();
    await expect(page.getByText('Title is required')).toBeVisible();
    await expect(page.getByText('Gender is required')).toBeVisible();

    await page.getByLabel('Phone number').fill('+44 20 7946 0000');
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Student');
    await page.getByLabel('Gender').selectOption('other');
    await page.getByRole('button', { name: 'Submit' }).click();
    await readToast(page, 'Thank You for updating User Profile!!');
    await expect(page).toHaveURL(/\/challenge\/2$/);
    await expect(page.getByRole('heading', { name: 'Object Manipulation' }).first()).toBeVisible();
  },
);

journey(
  'a wrong password is refused in words, and nothing typed is lost',
  async ({ page, freshNewcomer: newcomer }) => {
    await page.goto('/auth/signin');
    await signIn(page, { ...newcomer, password: 'not the password' });
    await readToast(page, 'Invalid login credentials');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(newcomer.email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
  },
);
