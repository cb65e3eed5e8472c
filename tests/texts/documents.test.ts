/** The documents: every link in them leads somewhere, and what they say of the product is what the product does. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { check } from '#contract/goal.ts';
import { AVAILABLE_COMMANDS } from '#contract/limits.ts';
import { modules } from '#machines/advice/rosNames.ts';
import { pageOf } from '#machines/site/pages.ts';
import { projectRoot } from '#server/config/bundles.ts';
import { locales } from '#src/texts/locales.ts';
import { documentsOf, languageOfDocuments } from '#src/texts/documentsOf.ts';
import type { Documents } from '#src/texts/Documents.ts';
import { en } from '#src/texts/en/en.ts';
import { es } from '#src/texts/es/es.ts';
import { outlineOf } from '#src/views/documents/outlineOf.ts';

const writtenIn = ({ about, community, join, faq, terms, guides }: Documents) => [
  { path: '/about', text: about.text },
  { path: '/community', text: community.replace('{join}', join.visitor) },
  { path: '/faq', text: faq },
  { path: '/terms', text: terms },
  ...guides.map(({ slug, text }) => ({ path: `/docs/${slug}`, text })),
];
const idsIn = (text: string) => outlineOf(text).sections.map(({ id }) => id);
const linksIn = (text: string) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, link]) => link ?? '');
const first = writtenIn(await documentsOf('en'));

it('gives each language its documents, and a language without any those of the first', async () => {
  for (const locale of Object.keys(locales)) await expect(documentsOf(locale)).resolves.toHaveProperty('guides');
  expect(await documentsOf('tlh')).toBe(await documentsOf(null));
});

it('says in which language somebody reads them', () => {
  expect(['en', 'es', 'tlh', null].map(languageOfDocuments)).toEqual(['en', 'es', 'en', 'en']);
});

describe.each([
  { locale: 'en', texts: en, documents: await documentsOf('en'), forgiven: 'up to twice as long is forgiven' },
  { locale: 'es', texts: es, documents: await documentsOf('es'), forgiven: 'se perdona una que tarde hasta el doble' },
])('the documents in $locale', ({ texts, documents, forgiven }) => {
  const { buildTexts, consoleTexts, driveTexts, launchTexts, reportTexts, robotTexts } = texts;
  const { scrubberTexts, verdictTexts, workspaceTexts } = texts;
  const { guides } = documents;
  const written = writtenIn(documents);
  const guide = (slug: string) => guides.find((one) => one.slug === slug)!.text;

  it.each(written)('$path has a title, an introduction and sections whose addresses differ', ({ text }) => {
    const { title, introduction, sections } = outlineOf(text);
    expect([title, introduction]).not.toContain('');
    expect(sections.every((section) => section.text !== '')).toBe(true);
    expect(new Set(idsIn(text)).size).toBe(sections.length);
  });

  it.each(written)('$path leads only to pages and sections that there are', ({ text }) => {
    const broken = linksIn(text).filter((link) => {
      const [path = '', id] = link.split('#');
      const target = written.find((one) => one.path === path);
      if (path.startsWith('/docs/') && target === undefined) return true;
      return pageOf(path).name === 'notFound' || (id !== undefined && !idsIn(target?.text ?? '').includes(id));
    });
    expect(broken).toEqual([]);
  });

  it('calls the window what stands over each guide', () => {
    expect(texts.guideTitles).toEqual(
      Object.fromEntries(guides.map(({ slug, text }) => [slug, outlineOf(text).title])),
    );
  });

  it('says wherever it names the report of a problem that the workspace has it, too', () => {
    const places = written
      .flatMap(({ text }) => text.split('\n'))
      .filter((line) => line.includes(`**${reportTexts.open}**`));
    expect(places).not.toEqual([]);
    for (const place of places) expect(place).toContain(workspaceTexts.title.toLowerCase());
  });

  it.each([
    launchTexts.shortStart,
    launchTexts.shortStop,
    buildTexts.build,
    workspaceTexts.run,
    workspaceTexts.submit,
    consoleTexts.execute,
    driveTexts.drive,
    robotTexts.pause,
    robotTexts.continue,
    robotTexts.reset,
    scrubberTexts.play,
    scrubberTexts.live,
    scrubberTexts.bag.exact,
    verdictTexts.watch,
  ])('names what can be done as the screen does: %s', (label) => {
    expect(guide('workspace')).toContain(`**${label}**`);
  });

  it('explains each kind of check that a goal may have', () => {
    const { text } = outlineOf(guide('robot')).sections.find(({ id }) => id === 'checks')!;
    expect(text.split('\n').filter((line) => line.startsWith('| ')).length - 2).toBe(check.options.length);
  });

  it('says how late a command may be, each time, as the judge measures it', () => {
    expect(guide('robot')).toContain(forgiven);
  });

  it('explains each command that a learner may run', () => {
    expect(idsIn(guide('ros-commands'))).toEqual(expect.arrayContaining([...AVAILABLE_COMMANDS]));
  });

  it('names every package of messages and services, where it says what can be imported', () => {
    const { text } = outlineOf(guide('troubleshooting')).sections.find(({ id }) => id === 'module')!;
    const packages = modules.filter((name) => /_(msgs|srvs)$/.test(name));
    expect(packages.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  it('explains each answer of the doctor', () => {
    expect(idsIn(guide('why-nothing-moves')).toSorted()).toEqual(Object.keys(texts.findingTexts).toSorted());
  });
});

/** What no translation changes: blocks of code, and rows of tables by their number. */
const fixedIn = (text: string) => ({
  ids: idsIn(text),
  links: linksIn(text).toSorted(),
  blocks: text.match(/^```[\s\S]*?^```$/gm) ?? [],
  code: [...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/`[^`\n]+`/g)].map(([one]) => one).toSorted(),
  rows: text.split('\n').filter((line) => line.startsWith('|')).length,
  blanks: (text.match(/\{(operator|contact)\}/g) ?? []).toSorted(),
});

it.each(writtenIn(await documentsOf('es')))(
  '$path has in Spanish the sections, links, code and rows of the English one',
  ({ path, text }) => {
    const original = first.find((one) => one.path === path)!.text;
    expect(fixedIn(text)).toEqual(fixedIn(original));
    expect(text).not.toBe(original);
  },
);

it('tells who writes a challenge as much of late commands as who solves one', () => {
  const page = readFileSync(`${projectRoot}/docs/challenges.md`, 'utf8');
  expect(page).toContain('up to twice as long is forgiven');
});

it('has the same pages in Spanish, in their order', async () => {
  expect(writtenIn(await documentsOf('es')).map(({ path }) => path)).toEqual(first.map(({ path }) => path));
});
