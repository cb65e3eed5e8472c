/** One file in two tabs: nobody's text is replaced unseen. */
import { expect, journey, signIn } from './journey.ts';
import { replaceText, statusOf } from './workspacePage.ts';

journey(
  'of two tabs that save the same file, the later one chooses between theirs and mine',
  { tag: '@full' },
  async ({ context, page: first, freshLearner }) => {
    await first.goto('/challenge/1');
    await signIn(first, freshLearner);
    await expect(statusOf(first).getByText('File ready')).toBeVisible();
    const second = await context.newPage();
    await second.goto('/challenge/1');
    await expect(statusOf(second).getByText('File ready')).toBeVisible();

    await replaceText(first, 'print("theirs, of the first tab")\n'.repeat(20));
    await first.getByRole('button', { name: 'Save' }).click();
    await expect(statusOf(first).getByText(/Saved at/)).toBeVisible();

    const editor = second.getByRole('textbox', { name: /code editor/ });
    await replaceText(second, 'print("mine, of the second tab")\n'.repeat(20));
    await second.getByRole('button', { name: 'Save' }).click();
    const dialog = second.getByRole('dialog');
    await expect(dialog).toContainText('The file on the server has changed since it was loaded here.');
    await dialog.getByRole('button', { name: 'Reload theirs' }).click();
    await expect(editor).toContainText('theirs, of the first tab');

    // What was typed in the meantime is offered again, and is no more saved unseen than before.
    await second.getByRole('button', { name: 'Restore' }).click();
    await expect(editor).toContainText('mine, of the second tab');
    await second.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'Keep mine' }).click();
    await expect(statusOf(second).getByText(/Saved at/)).toBeVisible();
    await expect(dialog).toHaveCount(0);

    // The first tab knows nothing of that yet: what it starts is asked about as well.
    await first.getByRole('button', { name: /^Start / }).click();
    await expect(first.getByRole('dialog')).toContainText('The file on the server has changed since it was loaded');
    await first.getByRole('button', { name: 'Compare' }).click();
    await first.getByRole('button', { name: 'Reload theirs' }).click();
    await expect(first.getByRole('textbox', { name: /code editor/ })).toContainText('mine, of the second tab');
    await expect(first.getByRole('button', { name: /Not started: the editor now shows/ })).toBeVisible();
  },
);
