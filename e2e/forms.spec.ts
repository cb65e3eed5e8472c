/** What the account forms are to a password manager, to a keyboard, and to somebody who hears the page. */
import type { Page } from 'playwright/test';
import { expect, journey, signIn } from './journey.ts';

interface FieldSight {
  label: string;
  name: string;
  type: string;
  autocomplete: string;
}

const field = (label: string, name: string, type: string, autocomplete: string): FieldSight => ({
  label,
  name,
  type,
  autocomplete,
});

const forms: readonly { path: string; submit: string; fields: readonly FieldSight[]; errors: readonly string[] }[] = [
  {
    path: '/auth/signin',
    submit: 'Sign In',
    fields: [
      field('Email', 'email', 'email', 'username'),
      field('Password', 'password', 'password', 'current-password'),
    ],
    errors: ['Email is required', 'Password is required'],
  },
  {
    path: '/auth/signup',
    submit: 'Sign Up',
    fields: [
      field('Email', 'email', 'email', 'username'),
      field('Password', 'password', 'password', 'new-password'),
      field('Confirm password', 'password-again', 'password', 'new-password'),
    ],
    errors: ['Email is required', 'Password is required'],
  },
  {
    path: '/auth/forgot-password',
    submit: 'Send the link',
    fields: [field('Email', 'email', 'email', 'username')],
    errors: ['Email is required'],
  },
];

for (const { path, submit, fields, errors } of forms) {
  const tag = path === '/auth/signup' ? [] : '@full';
  journey(
    `the form of ${path} is known to a password manager, and says what is wrong with it`,
    { tag },
    async ({ page }) => {
      await page.goto(path);
      const form = page.getByRole('main').locator('form');
      await expect(form.getByRole('button', { name: submit })).toHaveAttribute('type', 'submit');
      for (const { label, name, type, autocomplete } of fields) {
        const input = form.getByLabel(label, { exact: true });
        await expect(input).toHaveAttribute('name', name);
        await expect(input).toHaveAttribute('type', type);
        await expect(input).toHaveAttribute('autocomplete', autocomplete);
      }

      const last = form.getByLabel(fields.at(-1)!.label, { exact: true });
      await last.press('Enter');
      for (const [at, words] of errors.entries()) {
        const input = form.getByLabel(fields[at]!.label, { exact: true });
        await expect(input).toHaveAttribute('aria-invalid', 'true');
        await expect(input).toHaveAccessibleDescription(words);
        await expect(form.locator('[aria-live]').getByText(words)).toBeVisible();
      }
      await expect(form.getByLabel(fields[0]!.label, { exact: true })).toBeFocused();
      await expectShownPasswords(page);
    },
  );
}

/** Every password may be looked at by itself, and stays what it was. */
async function expectShownPasswords(page: Page): Promise<void> {
  for (const input of await page.locator('input[type=password]').all()) {
    const handle = page.locator(`#${await input.getAttribute('id')}`);
    await handle.fill('seen for a moment');
    const button = handle.locator('..').getByRole('button');
    await button.click();
    await expect(handle).toHaveAttribute('type', 'text');
    await expect(handle).toHaveValue('seen for a moment');
    await expect(button).toHaveAccessibleName(/^Hide/);
    await button.click();
    await expect(handle).toHaveAttribute('type', 'password');
  }
}

journey(
  'the profile form takes the learner to the first field that is missing or wrong',
  async ({ page, freshNewcomer }) => {
    await page.goto('/auth/signin');
    await signIn(page, freshNewcomer);
    const phone = page.getByLabel('Phone number');
    await phone.press('Enter');
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription('Phone number is required');
    await expect(phone).toHaveAttribute('autocomplete', 'tel');
    await phone.fill('+1 202 555 0100');
    await phone.press('Enter');
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription('Title is required');
    await title.fill('Student');
    await title.press('Enter');
    await expect(page.getByLabel('Gender')).toBeFocused();
    await expect(page.getByLabel('Gender')).toHaveAccessibleDescription('Gender is required');
    await page.getByLabel('Gender').selectOption('other');
    await phone.fill('202 555 0100');
    await phone.press('Enter');
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/^Begin with \+ and the code of the country/);
    await phone.fill('+1 (202) 555-0100');
    await phone.press('Enter');
    await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
    await page.goto('/auth/userDetails');
    await expect(phone).toHaveValue('+1 202 555 0100');
  },
);

journey(
  'a new password is chosen for an account that a password manager is told',
  { tag: '@full' },
  async ({ page, freshLearner }) => {
    await page.goto('/auth/signin');
    await signIn(page, freshLearner);
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/auth/new-password');
    const form = page.getByRole('main').locator('form');
    await expect(form.locator('input[autocomplete=username]')).toHaveValue(freshLearner.email);
    await form.getByLabel('New password', { exact: true }).fill('123');
    await form.getByLabel('New password', { exact: true }).press('Enter');
    await expect(form.getByLabel('New password', { exact: true })).toBeFocused();
    await expect(form.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(
      'Password must be at least 6 characters',
    );
    await expect(form.getByLabel('Confirm password', { exact: true })).toHaveAccessibleDescription(
      'Passwords do not match',
    );
  },
);
