/** Spanish says everything that English says, of the same facts, and in words of its own. */
import { expect, it } from 'vitest';
import { workspaceApi } from '#contract/rest.ts';
import { en } from '#src/texts/en/en.ts';
import { endText } from '#src/texts/endText.ts';
import { es } from '#src/texts/es/es.ts';
import { endedEntries } from '../fakes/endedEntries.ts';

/** What reads the same in both languages, and why. */
const alike: readonly { keys: RegExp; why: string }[] = [
  { keys: /^(commandExamples\.\w+\.args|consoleTexts\.argsExample)$/, why: 'commands and packages have names' },
  { keys: /^(outputLabels\.\w+|processTexts\.pid)$/, why: 'programs print these labels, and PID is one' },
  { keys: /^(siteTexts\.name|pageTitles\.waiting|socialTexts\.names\.\w+|placeNames\.\/api)$/, why: 'names are names' },
  {
    keys: /^((homeTexts|signInTexts)\.drawing(Topic|Range|Scale)|homeTexts\.runScale)$/,
    why: 'drawings show topics and measures',
  },
  { keys: /^(robotTexts\.inSpace|plotTexts\.noNumber)$/, why: 'these are signs' },
  { keys: /^(panelTitles\.robot|sideNames\.right)$/, why: 'a robot is a robot' },
  { keys: /^launchStatusTexts\.stopped$/, why: 'there is nothing to say' },
  { keys: /^sampleChallenges\.\d\.(difficulty|category|image)$/, why: 'a challenge has them from the database' },
  { keys: /^profileTexts\.initial$/, why: 'a letter stands for whoever has no name' },
  { keys: /^(apiTexts\.no|replayTexts\.actor)$/, why: 'the word is the same' },
];

function textsOf(table: unknown, path = ''): [path: string, text: unknown][] {
  if (typeof table !== 'object' || table === null) return [[path, table]];
  return Object.entries(table).flatMap(([key, value]) => textsOf(value, path === '' ? key : `${path}.${key}`));
}

const english = new Map(textsOf(en));
const spanish = textsOf(es).filter(([path]) => !path.startsWith('courseTexts'));

it('has no sentence in English', () => {
  const same = spanish.filter(([path, text]) => typeof text === 'string' && text === english.get(path));
  expect(same.map(([path]) => path).filter((path) => !alike.some(({ keys }) => keys.test(path)))).toEqual([]);
});

it('says of each process that was stopped that it was, as its status does', () => {
  const stopped = endedEntries.filter(([, , { status }]) => status === 'stopped');
  const ends = stopped.map(([, , entry]) => endText(es.endTexts, entry));
  expect(ends).toHaveLength(9);
  expect(ends.filter((end) => end?.startsWith(es.processStatusTexts.stopped) !== true)).toEqual([]);
});

it('gives each way to make something run a name of its own, for their buttons stand on one screen', () => {
  const { buildTexts, consoleTexts, launchTexts, workspaceTexts } = es;
  const names = [buildTexts.build, launchTexts.shortStart, workspaceTexts.run, consoleTexts.execute];
  expect(new Set(names).size).toBe(names.length);
});

it('says what each call of the workspace API is for', () => {
  for (const [call, { summary }] of Object.entries(workspaceApi)) {
    expect(en.apiTexts.summaryOf(call, summary)).toBe(summary);
    expect(es.apiTexts.summaryOf(call, summary)).not.toBe(summary);
  }
  expect(es.apiTexts.summaryOf('newer', 'Something new')).toBe('Something new');
});

it('keeps to the placeholders of the phrases of the editor', () => {
  const phrases = Object.entries(es.editorPhrases);
  expect(phrases.filter(([phrase, words]) => places(words) !== places(phrase))).toEqual([]);
});

it('says every fact that is text, wherever English says it', () => {
  // They can be read as numbers, for what counts something.
  const facts = ['41', '52', '63', '74'];
  const silent = spanish.flatMap(([path, write]) => {
    const original = english.get(path);
    if (typeof write !== 'function' || typeof original !== 'function' || path.startsWith('adviceTexts')) return [];
    const [said, translated] = [original, write].map((writer) => attempt(writer, facts));
    const missing = facts.filter((fact) => said!.includes(fact) && !translated!.includes(fact));
    return missing.length === 0 ? [] : [`${path} does not say ${missing.join()}`];
  });
  expect(silent).toEqual([]);
});

it('writes numbers and days as its readers do', () => {
  expect(es.fileTexts.size(12_345)).toBe('12,345 caracteres');
  expect(es.progressTexts.share(0.123)).toMatch(/^12\.3\s?%$/);
  expect(es.progressTexts.on('2024-01-05T12:00:00Z')).toBe('5 ene 2024');
  expect([es.progressTexts.days(1), es.progressTexts.days(3)]).toEqual(['1 día', '3 días']);
  const noon = new Date(2024, 0, 5, 14, 3, 9).getTime();
  expect([es.timeTexts.clock(noon), es.timeTexts.dayAndClock(noon)]).toEqual(['14:03:09', '5 ene, 14:03']);
});

const places = (text: string) => text.split('$').length;

/** What a writer says of these words; nothing where it wants facts of another form. */
function attempt(writer: Function, facts: readonly string[]): string {
  try {
    return String(Reflect.apply(writer, undefined, facts));
  } catch {
    return '';
  }
}
