/** What a browser has to fetch before a page can be drawn, found by building it. */
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type InlineConfig, type Rolldown, build } from 'vite';

export interface FirstLoad {
  /** The names of its scripts. */
  files: string[];
  /** Those that the page itself names, and that begin to travel with it. */
  named: string[];
  /** What they and the style sheets of the page take on the wire, by gzip, whatever hashes their names have. */
  bytes: number;
  /** The modules that something is left of in them, by their paths from the root of the project. */
  modules: string[];
}

const root = resolve(import.meta.dirname, '..');

/** The words that the page waits for, which are fetched as soon as the language is known. */
const FIRST_WORDS = 'src/texts/en/firstTexts.ts';

export type Pages = Rolldown.RolldownOutput['output'];

/** All pages as learners get them, built in memory. */
export const buildPages = (): Promise<Pages> => outputOf({ root });

/** The home page as a visitor gets it who reads English. */
export const homeLoad = (pages: Pages): FirstLoad => loadOf(pages, [FIRST_WORDS]);

/** The least that a page with React and XState can be. */
export async function bareLoad(): Promise<FirstLoad> {
  return loadOf(await outputOf({ root: resolve(root, 'bench/barePage'), configFile: false }), []);
}

/** What only inspection has: its channel. */
const inspection = /servolab-inspection/;
/** What only the library for Stately has. */
const stately = /stately\.ai\/inspect|@statelyai\.connected/;
/** What a machine says of itself: one of the sentences of inspection. */
const description = /No visit has described itself yet/;

/** The scripts that have a part of inspection in them. */
export const inspectionIn = (pages: Pages): string[] => scriptsWith(pages, inspection);
export const statelyIn = (pages: Pages): string[] => scriptsWith(pages, stately);
export const descriptionsIn = (pages: Pages): string[] => scriptsWith(pages, description);

const scriptsWith = (pages: Pages, words: RegExp): string[] =>
  pages.flatMap((part) => (part.type === 'chunk' && words.test(part.code) ? [part.fileName] : []));

/** What Vite puts at every `import()` of its own accord. */
const ownHelper = /vite:preloadError/;

export const ownHelpersIn = (pages: Pages): string[] => scriptsWith(pages, ownHelper);

/** The parts that are imported somewhere without a word of which file they are. */
export const unlistedIn = (pages: Pages): string[] =>
  pages.flatMap((part) =>
    part.type === 'chunk' ? part.dynamicImports.filter((name) => !part.code.includes(JSON.stringify(name))) : [],
  );

/** What fetches a script, or cannot run without it: the modules that these scripts begin with. */
export const fetchersOf = (pages: Pages, script: string): (string | undefined)[] =>
  pages.flatMap((part) => {
    const isFetched = part.type === 'chunk' && [...part.imports, ...part.dynamicImports].includes(script);
    return isFetched ? [part.facadeModuleId?.replace(`${root}/`, '')] : [];
  });

async function outputOf(config: InlineConfig): Promise<Pages> {
  const settings: InlineConfig = { mode: 'production', logLevel: 'silent', build: { write: false, sourcemap: false } };
  const built = await build({ ...config, ...settings });
  if (!('output' in built)) throw new Error('The page was not built once.');
  return built.output;
}

/** The scripts that the page names, those of what it fetches besides, and everything that they cannot run without. */
function loadOf(output: Pages, fetched: readonly string[]): FirstLoad {
  const chunks = output.filter((part) => part.type === 'chunk');
  const load = new Set<Rolldown.OutputChunk>();
  const take = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined) throw new Error('A script of the page is not in its build.');
    if (load.has(chunk)) return;
    load.add(chunk);
    for (const name of chunk.imports) take(chunks.find(({ fileName }) => fileName === name));
  };
  for (const name of namedBy(output)) take(chunks.find(({ fileName }) => fileName === name));
  for (const path of fetched) take(chunks.find(({ moduleIds }) => moduleIds.includes(resolve(root, path))));
  return {
    named: namedBy(output),
    files: [...load].map(({ fileName }) => fileName),
    bytes: [...load]
      .map(({ code }) => code)
      .concat(stylesOf(output))
      .reduce(addZipped, 0),
    modules: [...load].flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) =>
        renderedLength === 0 ? [] : [id.replace(`${root}/`, '')],
      ),
    ),
  };
}

const addZipped = (sum: number, text: string): number => sum + gzipSync(withoutHashes(text)).length;

/** The style sheets that stand in the page: nothing is drawn before they are there. */
function stylesOf(output: Pages): string[] {
  const names = mentionedBy(output, 'css');
  return output.flatMap((part) =>
    part.type === 'asset' && names.includes(part.fileName) ? [String(part.source)] : [],
  );
}

/** A hash differs with the folder that the project lies in, and how well it is compressed is chance. */
export function withoutHashes(code: string): string {
  return code.replaceAll(/-[\w-]{8}\.(js|css)\b/g, '-00000000.$1');
}

/** The scripts that stand in the page itself, beside those of `public`. */
const namedBy = (output: Pages): string[] => mentionedBy(output, 'js');

function mentionedBy(output: Pages, extension: 'js' | 'css'): string[] {
  const page = output.find(({ fileName }) => fileName === 'index.html');
  if (page?.type !== 'asset') throw new Error('There is no page in the build.');
  return [...String(page.source).matchAll(/="\/(assets\/[^"]+\.(js|css))"/g)].flatMap(([, name = '', kind]) =>
    kind === extension ? [name] : [],
  );
}
