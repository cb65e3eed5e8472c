import { basename } from 'node:path';
import { fingerprint } from './fingerprint.js';
import { judgingTests } from './judgingTests.js';

/**
 * What a figure was measured of: the files that were changed on purpose, the models, tables, laws and views that judged them, and how that is
 * done. While none of these is different, neither would the figure be. What models and laws share is left out: it serves all of them.
 * @param {string} root
 * @param {readonly import('./mutatedFiles.js').MutatedFiles[]} groups that are written down under one name
 * @returns {string} eight characters
 */
export function mutationVersion(root, groups) {
  const judges = [...new Set(groups.flatMap((group) => group.judges))];
  const changed = groups.flatMap((group) => group.files);
  const tests = groups.flatMap((group) =>
    judgingTests(
      root,
      group.judges,
      group.files.map((file) => basename(file, '.ts')),
    ),
  );
  const own = judges.flatMap((judge) => [
    `tests/models/${judge}Model.ts`,
    `tests/models/tables/${judge}.txt`,
    `tests/models/views/${judge}View.tsx`,
  ]);
  const how = ['stryker.conf.json', 'vitest.mutation.config.ts'];
  const paths = [...new Set([...changed.map((file) => `machines/${file}`), ...tests, ...own, ...how])];
  return fingerprint(root, paths.toSorted()).slice(0, 8);
}
