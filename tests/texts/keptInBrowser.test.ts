/** What the terms say of what the site keeps in a browser: each database, and each wish. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { documentsOf } from '#src/texts/documentsOf.ts';
import { outlineOf } from '#src/views/documents/outlineOf.ts';

const sources = ['src/adapters', 'machines']
  .map((folder) => join(projectRoot, folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(path, 'utf8'));
const namesLike = (pattern: RegExp) =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));
const kept = [
  ...namesLike(/openDB<\w+>\('([\w-]+)'/g),
  ...namesLike(/const (?:preferenceName|PREFERENCE) = '(\w+)'/g),
].toSorted();

describe.each([
  {
    locale: 'en',
    words: {
      locale: 'the language',
      longLines: 'how you want to see output',
      panes: 'the sizes of the panes',
      processes: 'which processes you follow',
      robotDisplay: 'how you want to see the robot',
      'servolab-drafts': 'what you typed and have not saved',
      'servolab-runs': 'the runs of your robot that you keep under a name',
      'servolab-visits': 'the logs of your last visits',
      theme: 'the colour theme',
      welcome: 'whether you have taken the tour',
    },
  },
  {
    locale: 'es',
    words: {
      locale: 'el idioma',
      longLines: 'cómo quieres ver la salida',
      panes: 'los tamaños de los paneles',
      processes: 'qué procesos sigues',
      robotDisplay: 'cómo quieres ver el robot',
      'servolab-drafts': 'lo que escribiste y no has guardado',
      'servolab-runs': 'los recorridos de tu robot que guardas con un nombre',
      'servolab-visits': 'los registros de tus últimas visitas',
      theme: 'el tema de colores',
      welcome: 'si ya hiciste el recorrido guiado',
    },
  },
])('in $locale', ({ locale, words }) => {
  it('the terms name every database and every wish that the site keeps in a browser', async () => {
    const { terms } = await documentsOf(locale);
    const said = outlineOf(terms).sections.find(({ id }) => id === 'browser')?.text ?? '';
    expect(Object.keys(words).toSorted()).toEqual(kept);
    expect(Object.values(words).filter((one) => !said.includes(one))).toEqual([]);
  });
});
