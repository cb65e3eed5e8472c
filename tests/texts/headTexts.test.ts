import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { headTexts } from '#src/texts/headTexts.ts';

it('is in English what the empty page has', async () => {
  const empty = await readFile('index.html', 'utf8');
  for (const text of Object.values(headTexts.en)) expect(empty).toContain(text);
});
