import { expect, it } from 'vitest';
import { locales } from '#src/texts/locales.ts';
import { documentsOf } from '#src/texts/documentsOf.ts';
import { findIn } from '#src/views/documents/findIn.ts';

const guides = [
  {
    slug: 'world',
    text: '# El mundo\n\nUn robot.\n\n## Navegación {#nav}\n\nEl **árbol** está a la izquierda de la caja.',
  },
  { slug: 'code', text: '# Code\n\n## Über frames {#frames}\n\nA frame has a name.' },
];
const places = (query: string) => findIn(guides, query).map(({ slug, section }) => `${slug}#${section.id}`);

it.each(['navegacion', 'NAVEGACIÓN', 'Navegación'.normalize('NFD'), 'arbol izquierda', 'esta caja'])(
  'finds %s whatever its accents and capitals',
  (query) => {
    expect(places(query)).toEqual(['world#nav']);
  },
);

it('finds a plain word by one with an accent, and nothing for a word that is not there', () => {
  expect(places('uber')).toEqual(['code#frames']);
  expect(places('fráme')).toEqual(['code#frames']);
  expect(places('arbol manzana')).toEqual([]);
  expect(places(' ')).toEqual([]);
});

it('shows what stands around the word as it is written', () => {
  expect(findIn(guides, 'arbol')[0]?.excerpt).toContain('árbol');
});

it.each(Object.keys(locales))(
  'finds in %s every heading of the documentation by its words without accents',
  async (locale) => {
    const { guides: written } = await documentsOf(locale);
    for (const { slug, text } of written) {
      for (const [, heading = '', id] of text.matchAll(/^## (.+?) +\{#([\w-]+)\} *$/gm)) {
        const asked = heading.toUpperCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
        const found = findIn(written, asked).map((one) => `${one.slug}#${one.section.id}`);
        expect({ asked, found }).toEqual({ asked, found: expect.arrayContaining([`${slug}#${id}`]) });
      }
    }
  },
);
