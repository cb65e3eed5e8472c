/** Where the keyboard is once a version was restored, of which the list and the comparison take the place of each other. */
import { answered, versionOf } from './border/answers.ts';
import { expect, test } from './engine/visitTest.ts';
import { buttonOf, dialogButton, openFile } from './engine/workspacePage.ts';

test('the keyboard is on Versions after a version was restored', async ({ visit }) => {
  const { page, border } = visit;
  const version = versionOf('older');
  border.questions.setDefault('listVersions', () =>
    answered('listVersions', {
      success: true,
      versions: [{ version, size: 6, marks: [{ kind: 'starter', at: null }] }],
      current_version: null,
    }),
  );
  border.questions.setDefault('getVersion', () =>
    answered('getVersion', { success: true, version, content: 'older\n' }),
  );
  await openFile(visit);
  await buttonOf(page, 'Versions').click();
  await page.getByRole('dialog').getByRole('listitem').getByRole('button').click();
  await dialogButton(page, /^Restore$/).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(buttonOf(page, 'Versions')).toBeFocused();
});
