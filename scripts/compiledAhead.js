/**
 * The files of a workspace are fetched while a challenge is still being chosen, and begun all at once. With this comment at its beginning V8 compiles all
 * functions of a file on another thread as it comes, and not one by one while the learner waits: https://v8.dev/blog/explicit-compile-hints. Other engines
 * read a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * @param {RegExp} parts which modules: a file that has one of them is compiled ahead
 * @returns {import('vite').Plugin}
 */
export function compiledAhead(parts) {
  return {
    name: 'servolab:compiled-ahead',
    apply: 'build',
    generateBundle: {
      // It must be the first line: after whatever else writes one.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !file.moduleIds.some((id) => parts.test(id))) continue;
          file.code = HINT + file.code;
          if (file.map) file.map.mappings = `;${file.map.mappings}`;
        }
      },
    },
  };
}
