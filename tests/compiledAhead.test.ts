import { build } from 'vite';
import { expect, it } from 'vitest';
import { compiledAhead } from '../scripts/compiledAhead.js';

const sources: Readonly<Record<string, string>> = {
  'virtual:start': `import('virtual:editor').then(({ edit }) => edit());`,
  'virtual:editor': `export function edit() { throw new Error('no text'); }`,
};

/** The files of a site whose editor is compiled ahead. */
async function buildSite() {
  const site = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id in sources ? id : null),
        load: (id) => sources[id] ?? null,
      },
      compiledAhead(/^virtual:editor$/),
    ],
    build: { write: false, sourcemap: true, rolldownOptions: { input: 'virtual:start' } },
  });
  return 'output' in site ? site.output.filter((file) => file.type === 'chunk') : [];
}

it('begins the files of these modules, and no others, with the comment that V8 asks for', async () => {
  const files = await buildSite();
  const hinted = files.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(hinted.flatMap(({ moduleIds }) => moduleIds)).toEqual(['virtual:editor']);
  expect(files.length).toBeGreaterThan(hinted.length);
});

it('leaves the source map as right as it was', async () => {
  const hinted = (await buildSite()).find(({ moduleIds }) => moduleIds.includes('virtual:editor'));
  expect(hinted?.map?.mappings).toMatch(/^;[^;]/);
});
