/** The documents: every link in them leads somewhere, and what they say of the product is what the product does. */
import { expect, it } from 'vitest';
import { AVAILABLE_COMMANDS } from '#contract/limits.ts';
import { pageOf } from '#machines/site/pages.ts';
import { locales } from '#src/texts/locales.ts';
import { documentsOf } from '#src/texts/documentsOf.ts';
import { findingTexts } from '#src/texts/en/doctorTexts.ts';
import { outlineOf } from '#src/views/documents/outlineOf.ts';

const { about, community, faq, terms, guides } = await documentsOf('en');
const written = [
  { path: '/about', text: about.text },
  { path: '/community', text: community },
  { path: '/faq', text: faq },
  { path: '/terms', text: terms },
  ...guides.map(({ slug, text }) => ({ path: `/docs/${slug}`, text })),
];
const idsIn = (text: string) => outlineOf(text).sections.map(({ id }) => id);
const guide = (slug: string) => guides.find((one) => one.slug === slug)!.text;

it('gives each language its documents, and a language without any those of the first', async () => {
  for (const locale of Object.keys(locales)) await expect(documentsOf(locale)).resolves.toHaveProperty('guides');
  expect(await documentsOf('tlh')).toBe(await documentsOf(null));
});

it.each(written)('$path has a title, an introduction and sections whose addresses differ', ({ text }) => {
  const { title, introduction, sections } = outlineOf(text);
  expect([title, introduction]).not.toContain('');
  expect(sections.every((section) => section.text !== '')).toBe(true);
  expect(new Set(idsIn(text)).size).toBe(sections.length);
});

it.each(written)('$path leads only to pages and sections that there are', ({ text }) => {
  const links = [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, link]) => link ?? '');
  const lost = links.filter((link) => {
    const [path = '', id] = link.split('#');
    const target = written.find((one) => one.path === path);
    if (path.startsWith('/docs/') && target === undefined) return true;
    return pageOf(path).name === 'notFound' || (id !== undefined && !idsIn(target?.text ?? '').includes(id));
  });
  expect(lost).toEqual([]);
});

it('explains each command that a learner may run', () => {
  expect(idsIn(guide('ros-commands'))).toEqual(expect.arrayContaining([...AVAILABLE_COMMANDS]));
});

it('explains each answer of the doctor', () => {
  expect(idsIn(guide('why-nothing-moves')).toSorted()).toEqual(Object.keys(findingTexts).toSorted());
});
