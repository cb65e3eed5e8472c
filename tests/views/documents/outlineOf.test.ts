import { expect, it } from 'vitest';
import { findIn } from '#src/views/documents/findIn.ts';
import { outlineOf } from '#src/views/documents/outlineOf.ts';

const text = `# Wheels

How they turn.

## Two of them {#pair}

Each has a motor.

\`\`\`python
## this is no heading
\`\`\`

## Why they slip

They do not: **never**.
`;

it('reads title, introduction and sections, and leaves code as it is', () => {
  expect(outlineOf(text)).toEqual({
    title: 'Wheels',
    introduction: 'How they turn.',
    sections: [
      {
        id: 'pair',
        title: 'Two of them',
        text: 'Each has a motor.\n\n```python\n## this is no heading\n```',
      },
      { id: 'why-they-slip', title: 'Why they slip', text: 'They do not: **never**.' },
    ],
  });
});

const guides = [{ slug: 'wheels', text }];
const found = (query: string) => findIn(guides, query).map(({ section }) => section.id);

it('finds the sections with all words, those with a word in their title first', () => {
  expect(found('motor')).toEqual(['pair']);
  expect(found('NEVER they')).toEqual(['why-they-slip']);
  expect(found('turn')).toEqual(['']);
  expect(found('slip motor')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

it('shows the words around what was found, without the marks of Markdown', () => {
  expect(findIn(guides, 'never')).toMatchObject([{ slug: 'wheels', guide: 'Wheels', excerpt: 'They do not: never .' }]);
});
