import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import unocss from 'unocss/vite';
import { defineConfig } from 'vite';
import { compiledAhead } from './scripts/compiledAhead.js';
import { icons } from './scripts/icons.js';
import { importedWhenFetched } from './scripts/importedWhenFetched.js';
import { preloadedWords } from './scripts/preloadedWords.js';
import { withoutDescriptions } from './scripts/withoutDescriptions.js';

/** The largest that a workspace is begun with: the editor, what stands around it, its machines, and what reads Markdown. */
const workspaceParts =
  /\/src\/views\/workspace\/(WorkspacePage|editor\/CodeEditor)\.tsx$|\/(workspace|welcome)Machine\.ts$|\/node_modules\/(@codemirror\/view|@lezer\/python|micromark)\//;

/** The SPA: `vite build` writes it to `dist/spa`, where the server finds it. `scripts/dev.js` serves it with hot reload. */
export default defineConfig({
  // Whoever inspects a visit reads what the machines say of themselves.
  plugins: [
    unocss(),
    icons(),
    react(),
    importedWhenFetched('src/importFetched.ts', 'importFetched'),
    compiledAhead(workspaceParts),
    preloadedWords('/src/texts/en/firstTexts.ts'),
    process.env['VITE_INSPECT'] ? [] : withoutDescriptions(),
  ],
  // Said in any case, so that a build that is not asked for it has no inspection in it at all.
  define: { 'import.meta.env.VITE_INSPECT': JSON.stringify(process.env['VITE_INSPECT'] ?? '') },
  resolve: {
    alias: {
      // In its form for browsers it decodes `&nbsp;` by making markup of it, which Trusted Types forbid; this one has a table.
      'decode-named-character-reference': join(
        import.meta.dirname,
        'node_modules/decode-named-character-reference/index.js',
      ),
    },
  },
  build: {
    outDir: 'dist/spa',
    target: 'baseline-widely-available',
    // A file of its own is cached for ever and needs no `data:` in the content security policy.
    assetsInlineLimit: 0,
    sourcemap: true,
    reportCompressedSize: false,
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // By itself: a visitor sees the home page without it.
            { name: 'xstate', test: /\/node_modules\/xstate\//, priority: 1 },
            { name: nameOfFirst, tags: ['$initial'] },
          ],
        },
      },
    },
  },
});

/** What every page needs is one file of ours and one of libraries, which change rarely: many small ones would take more bytes on the wire. */
function nameOfFirst(id: string): string {
  return id.includes('/node_modules/') ? 'libraries' : 'site';
}
