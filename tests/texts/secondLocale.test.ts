/** A second language is written here, in memory, and compiled with the rest: how many files it takes, and what it may not lack. */
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';

const at = (path: string) => join(projectRoot, 'src/texts', path);

/** What somebody adds for a language called xx: its file, and its line. Here it is Spanish for two texts, and else English. */
const added: ReadonlyMap<string, string> = new Map([
  [
    at('xx/xx.ts'),
    translation("{ ...en, fileTexts: { ...en.fileTexts, save: 'Guardar', savedAt: (time) => `A las ${time}` } }"),
  ],
  [
    at('locales.ts'),
    ts.sys
      .readFile(at('locales.ts'))!
      .replace('} satisfies', "  xx: async () => (await import('./xx/xx.ts')).xx,\n} satisfies"),
  ],
]);

/** Translations that are not whole, and what the compiler has to say of them. */
const broken: readonly [lack: string, tables: string, complaint: string][] = [
  ['lacks a table', '{ buildTexts: en.buildTexts }', 'is missing the following properties'],
  ['lacks a key', "{ ...en, buildTexts: { build: 'Compilar' } }", "Property 'building' is missing"],
  [
    'has a text where a writer is asked for',
    "{ ...en, workspaceTexts: { ...en.workspaceTexts, runTime: 'mal' } }",
    "Type 'string' is not assignable",
  ],
  [
    'writes of other facts',
    '{ ...en, workspaceTexts: { ...en.workspaceTexts, runTime: (seconds: string) => seconds } }',
    'is not assignable to type',
  ],
  ['has fewer lines of a list', '{ ...en, stepTexts: [] }', 'is not assignable to type'],
];
const brokenFile = (index: number) => at(`xx/broken${index}.ts`);

const program = compiled(
  new Map([...added, ...broken.map(([, tables], index) => [brokenFile(index), translation(tables)] as const)]),
);

it('takes one new file and one line in another', () => {
  expect([...added.keys()].flatMap(complaintsAbout)).toEqual([]);
  expect(added.size).toBe(2);
});

it.each(broken.map(([lack, , complaint], index) => ({ lack, complaint, index })))(
  'does not compile when it $lack',
  ({ complaint, index }) => {
    expect(complaintsAbout(brokenFile(index)).join('\n')).toContain(complaint);
  },
);

function translation(tables: string): string {
  return `import { en } from '../en/en.ts';\nimport type { Texts } from '../Texts.ts';\nexport const xx: Texts = ${tables};\n`;
}

/** These files put over those that are there, and all that they import. */
function compiled(files: ReadonlyMap<string, string>): ts.Program {
  const { config } = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, projectRoot);
  const readFile = (path: string) => files.get(path) ?? ts.sys.readFile(path);
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    readFile,
    fileExists: (path) => files.has(path) || ts.sys.fileExists(path),
    directoryExists: (path) => path === at('xx') || ts.sys.directoryExists(path),
    getSourceFile: (path, version) => ts.createSourceFile(path, readFile(path) ?? '', version),
  };
  return ts.createProgram([...files.keys()], { ...options, incremental: false }, host);
}

function complaintsAbout(path: string): string[] {
  return program
    .getSemanticDiagnostics(program.getSourceFile(path))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
