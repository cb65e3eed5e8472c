import { expect, it } from 'vitest';
import { en } from '#src/texts/en/en.ts';
import { pseudoLocale } from './pseudoLocale.ts';

const pseudo = pseudoLocale(en);

it('leaves no plain letter, in a text and in what a writer answers', () => {
  expect(pseudo.fileTexts.save).toMatch(/^Šáṽéö+$/);
  expect(pseudo.fileTexts.savedAt('noon')).not.toMatch(/[a-z]/i);
  expect(pseudo.reportDialogTexts.holds.join(' ')).not.toMatch(/[a-z]/i);
});

it.each([en.fileTexts.save, en.homeTexts.title, en.homeTexts.introduction, en.workspaceTexts.connection.connected])(
  'makes %j at least 140 %% as long, and every word longer',
  (english) => {
    const table = pseudoLocale({ ...en, fileTexts: { ...en.fileTexts, save: english } }).fileTexts.save;
    expect(table.length).toBeGreaterThanOrEqual(Math.ceil(english.length * 1.4));
    expect(table.length).toBeLessThanOrEqual(Math.ceil(english.length * 1.4) + 1);
    expect(table.split(/\s+/)).toHaveLength(english.split(/\s+/).length);
  },
);
