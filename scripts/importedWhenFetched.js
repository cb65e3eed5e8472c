import { join } from 'node:path';

/** What Vite calls the module of its own helper. */
const HELPER = /^\0vite\/preload-helper\.js$/;

/**
 * Has every `import()` of a built page done by a function of ours, which is given the names of the files that the part is made of.
 * @param {string} path of the module that exports it, from the root
 * @param {string} name of the function
 * @returns {import('vite').Plugin}
 */
export function importedWhenFetched(path, name) {
  let root = '';
  return {
    name: 'servolab:imported-when-fetched',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // Vite leaves out a part that is made of one file: it has nothing to preload.
          resolveDependencies: (file, others) => (others.length === 0 ? [file] : others),
        },
      },
    }),
    configResolved(config) {
      ({ root } = config);
    },
    load: {
      filter: { id: HELPER },
      handler: () => `export { ${name} as __vitePreload } from ${JSON.stringify(join(root, path))};`,
    },
  };
}
