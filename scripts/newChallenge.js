import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { challengeFiles } from './challengeTemplate.js';
import { CommandError } from './command.js';
import { courseTools, orNameFaults } from './courseTools.js';

/**
 * Makes the folder of a new challenge that can be opened, solved and proven at once, with the next number and on the first path that has a place left.
 * Answers the name of the folder.
 * @param {string} root
 * @param {string | undefined} slug
 */
export async function newChallenge(root, slug) {
  if (slug === undefined || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug)) {
    throw new CommandError(
      'say what the challenge is to be called, in small letters: npm run challenges new line-follower',
    );
  }
  const { readCourse } = await courseTools('challenges/readCourse');
  const { about, challenges } = orNameFaults(() => readCourse(root));
  const number = Math.max(0, ...challenges.map((/** @type {any} */ one) => one.about.id)) + 1;
  const folder = `${String(number).padStart(2, '0')}-${slug}`;
  const same = challenges.find((/** @type {any} */ one) => one.folder.replace(/^\d+-/, '') === slug);
  if (same !== undefined) throw new CommandError(`challenges/${same.folder} is called that already.`);
  const files = challengeFiles({ number, slug, folder, ...placeIn(about, challenges) });
  for (const [path, text] of Object.entries(files)) {
    if (existsSync(join(root, path))) throw new CommandError(`${path} is there already.`);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return folder;
}

/**
 * @param {any} about
 * @param {readonly any[]} challenges
 */
function placeIn(about, challenges) {
  for (const { id, challengeCount } of about.paths) {
    const taken = new Set(challenges.filter((one) => one.about.path.id === id).map((one) => one.about.path.position));
    for (let position = 1; position <= challengeCount; position += 1) {
      if (!taken.has(position))
        return { path: { id, position }, category: about.categories[0], difficulty: about.difficulties[0] };
    }
  }
  throw new CommandError('every learning path is full: raise a challengeCount in challenges/course.json first.');
}
