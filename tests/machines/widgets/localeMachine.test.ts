import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { localeFor } from '#machines/widgets/localeFor.ts';
import { type LocaleReport, localeMachine } from '#machines/widgets/localeMachine.ts';
import { selectAvailable, selectChosen, selectHasFailed, selectSpoken } from '#machines/widgets/localeSelectors.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { fakeLocales } from '../../fakes/fakeLocales.ts';

type Reader = Parameters<typeof fakeLocales>[0];

function open(reader: Reader = {}, ...missing: string[]) {
  const locales = fakeLocales({ available: ['en', 'xx', 'pt-BR'], ...reader });
  for (const locale of missing) locales.kept.missing.add(locale);
  const owner = fakeOwner<LocaleReport>();
  const locale = createActor(localeMachine, { input: { locales, owner: owner.actor } }).start();
  const spoken = () => selectSpoken(locale.getSnapshot());
  const settled = () => waitFor(locale, (snapshot) => snapshot.matches({ spoken: 'settled' }));
  return { locale, locales, spoken, settled, reports: owner.reports };
}

it.each<[preference: string, Reader, locale: string]>([
  ['what was chosen here once', { remembered: 'xx', asked: ['en'] }, 'xx'],
  ['what the browser asks for', { asked: ['xx', 'en'] }, 'xx'],
  ['the first wish that can be met', { remembered: 'gone', asked: ['fr-FR', 'xx-YY', 'en'] }, 'xx'],
  ['a whole name, however it is written', { asked: ['pt-br'] }, 'pt-BR'],
  ['English for whoever asks for none of its languages', { asked: ['fr'] }, 'en'],
  ['English for whoever asks for nothing', {}, 'en'],
])('speaks %s', async (_, reader, locale) => {
  const { settled, spoken, locales } = open(reader);
  await settled();
  expect(spoken()).toBe(locale);
  expect(locales.kept.loaded).toEqual([locale]);
});

it('answers nothing where there is no language', () => {
  expect(localeFor({ available: [], remembered: 'en', asked: ['en'] })).toBe('');
});

it('says nothing before its words are there', async () => {
  const { spoken, settled } = open();
  expect(spoken()).toBeNull();
  await settled();
  expect(spoken()).toBe('en');
});

it('knows when no words come', async () => {
  const { locale, spoken } = open({}, 'en');
  await waitFor(locale, selectHasFailed);
  expect(spoken()).toBeNull();
});

it('keeps its language until the words of another are there, and remembers what was chosen', async () => {
  const { locale, locales, spoken, settled } = open();
  await settled();
  locale.send({ type: 'locale.chosen', locale: 'xx' });
  expect([spoken(), locales.kept.remembered]).toEqual(['en', null]);
  await settled();
  expect([spoken(), locales.kept.remembered]).toEqual(['xx', 'xx']);
});

it('keeps its language when the words of another do not come, and fetches them when it is chosen again', async () => {
  const { locale, locales, spoken, settled, reports } = open({}, 'xx');
  await settled();
  locale.send({ type: 'locale.chosen', locale: 'xx' });
  await waitFor(locale, (snapshot) => snapshot.matches({ spoken: 'refused' }));
  expect([spoken(), selectChosen(locale.getSnapshot()), locales.kept.remembered]).toEqual(['en', 'en', null]);
  expect(reports).toEqual([{ type: 'locale.failed' }]);
  locales.kept.missing.clear();
  locale.send({ type: 'locale.chosen', locale: 'xx' });
  await settled();
  expect(spoken()).toBe('xx');
});

it('speaks what was chosen last, however long the words of another took', async () => {
  const { locale, spoken, settled } = open();
  await settled();
  locale.send({ type: 'locale.chosen', locale: 'xx' });
  locale.send({ type: 'locale.chosen', locale: 'en' });
  await settled();
  expect(spoken()).toBe('en');
});

it('says what there is to choose from, and what was chosen as soon as it was', async () => {
  const { locale, settled, spoken } = open();
  await settled();
  expect(selectAvailable(locale.getSnapshot())).toEqual(['en', 'xx', 'pt-BR']);
  locale.send({ type: 'locale.chosen', locale: 'xx' });
  expect([spoken(), selectChosen(locale.getSnapshot())]).toEqual(['en', 'xx']);
});

it('speaks what is chosen in another tab, until it ends', async () => {
  const { locale, locales, settled, spoken } = open();
  await settled();
  locales.chooseElsewhere('xx');
  await settled();
  expect(spoken()).toBe('xx');
  locale.stop();
  expect(locales.watchers.size).toBe(0);
});

it('fetches no language that there is not', async () => {
  const { locale, locales, settled } = open();
  await settled();
  locale.send({ type: 'locale.chosen', locale: 'nowhere' });
  expect(locale.getSnapshot().matches({ spoken: 'settled' })).toBe(true);
  expect(locales.kept.loaded).toEqual(['en']);
});

it('knows no words where nobody can tell what its reader asks for', async () => {
  const locales = {
    ...fakeLocales(),
    preferences: () => {
      throw new Error('storage is forbidden');
    },
  };
  const { actor: owner } = fakeOwner<LocaleReport>();
  const locale = createActor(localeMachine, { input: { locales, owner } }).start();
  await waitFor(locale, selectHasFailed);
  expect(selectSpoken(locale.getSnapshot())).toBeNull();
});
