import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { editorPhrases } from '#src/texts/en/editorPhrases.ts';
import { projectRoot } from '#server/config/bundles.ts';

const library = ['autocomplete', 'commands', 'language', 'lint', 'lsp-client', 'merge', 'search', 'view'];
const commands = 'src/views/workspace/editor/languageCommands.ts';

/** Every literal within the brackets of a call of `phrase`, or of what the folding announces by it. */
function phrasesOf(part: string): string[] {
  const source = readFileSync(join(projectRoot, 'node_modules', '@codemirror', part, 'dist', 'index.js'), 'utf8');
  const calls = source.matchAll(/(?:phrase|announceFold|reportError)\(([^;]*?)\)/g);
  return [...calls].flatMap(([, inside = '']) => [...inside.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words));
}

it('has words for every phrase that the library of the editor asks for', () => {
  const asked = library.flatMap(phrasesOf);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((phrase) => !(phrase in editorPhrases))).toEqual([]);
});

it('has words for everything that the commands of the language server say', () => {
  const said = [commands, commands.replace('Commands', 'Client')].flatMap((path) => {
    const source = readFileSync(join(projectRoot, path), 'utf8');
    return [...source.matchAll(/say\(view, '([^']+)'/g)].map(([, words = '']) => words);
  });
  expect(said.length).toBeGreaterThan(3);
  expect(said.filter((phrase) => !(phrase in editorPhrases))).toEqual([]);
});
