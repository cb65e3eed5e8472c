/** The documents: every link in them leads somewhere, and what they say of the product is what the product does. */
import { expect, it } from 'vitest';
import { check } from '#contract/goal.ts';
import { AVAILABLE_COMMANDS } from '#contract/limits.ts';
import { pageOf } from '#machines/site/pages.ts';
import { locales } from '#src/texts/locales.ts';
import { documentsOf } from '#src/texts/documentsOf.ts';
import { en } from '#src/texts/en/en.ts';
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

it('calls the window what stands over each guide', () => {
  expect(en.guideTitles).toEqual(Object.fromEntries(guides.map(({ slug, text }) => [slug, outlineOf(text).title])));
});

const { driveTexts, robotTexts, scrubberTexts, verdictTexts } = en;

it.each([
  driveTexts.drive,
  robotTexts.pause,
  robotTexts.continue,
  robotTexts.reset,
  scrubberTexts.play,
  scrubberTexts.live,
  scrubberTexts.bag,
  verdictTexts.watch,
])('names what can be done with the robot as the screen does: %s', (label) => {
  expect(guide('workspace')).toContain(`**${label}**`);
});

it('explains each kind of check that a goal may have', () => {
  const { text } = outlineOf(guide('robot')).sections.find(({ id }) => id === 'checks')!;
  expect(text.split('\n').filter((line) => line.startsWith('| ')).length - 2).toBe(check.options.length);
});

it('explains each command that a learner may run', () => {
  expect(idsIn(guide('ros-commands'))).toEqual(expect.arrayContaining([...AVAILABLE_COMMANDS]));
});

it('explains each answer of the doctor', () => {
  expect(idsIn(guide('why-nothing-moves')).toSorted()).toEqual(Object.keys(en.findingTexts).toSorted());
});
