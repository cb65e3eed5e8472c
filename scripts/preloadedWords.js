/**
 * The words of the first page begin to travel with its scripts, and not when these have run: those of the first language, which most readers
 * have. Whoever reads another one has its words when it is known which.
 * @param {string} path of the words, as their module ends
 * @returns {import('vite').Plugin} names in a built page the file of these words, and those that it cannot do without
 */
export function preloadedWords(path) {
  return {
    name: 'servolab:preloaded-words',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, chunk }) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const words = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path));
        if (words === undefined) throw new Error(`No file of the build has the words of ${path}.`);
        const isThere = new Set([chunk?.fileName, ...(chunk?.imports ?? [])]);
        return [words.fileName, ...words.imports]
          .filter((name) => !isThere.has(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${name}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
