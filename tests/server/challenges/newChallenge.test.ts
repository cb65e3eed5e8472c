import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { composeStarters } from '#server/challenges/composeStarters.ts';
import { proofCases } from '#server/proof/proofCases.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { copyContent, removeCopies } from './copyContent.ts';

afterEach(removeCopies);

/** It makes room on a path that is full. */
const LAST_OF_PATH = 'challenges/24-delivery-round';

const FOLDER = 'challenges/40-follow-the-wall';

/** What somebody writes who makes a new challenge with a world of its own. */
const written = {
  'challenge.json': JSON.stringify({
    id: 40,
    title: 'Follow the Wall',
    description: 'Drive along a wall until it ends.',
    idea: 'wall following at a distance',
    difficulty: 'Easy',
    category: 'Navigation',
    path: { id: 'manipulation', position: 6 },
    problem: { difficulty: 'Beginner' },
    packages: ['gazebo_test_pkg'],
    topics: ['/scan', '/cmd_vel'],
    goal: [{ check: 'stop', region: 'end' }],
  }),
  'problem.md': "Follow the robot's left wall.\n\n![Map](map.svg)\n",
  'hints.md': 'Keep it at one metre.\n',
  'starter.py': '#!/usr/bin/env python3\nprint("not yet")\n',
  'world.json': JSON.stringify({
    start: { at: [0, 0] },
    walls: [{ from: [-2, 1], to: [6, 1] }],
    regions: [{ name: 'end', shape: 'circle', at: [6, 0], radius: 0.4 }],
  }),
};

function challengesIn(root: string, ...options: string[]): string {
  const program = join(projectRoot, 'scripts', 'challenges.js');
  return execFileSync(process.execPath, [program, '--in', root, ...options], { encoding: 'utf8', stdio: 'pipe' });
}

it('needs one folder for a new challenge: all else is made from it', () => {
  const { root, remove } = copyContent();
  remove(LAST_OF_PATH);
  mkdirSync(join(root, FOLDER));
  for (const [name, text] of Object.entries(written)) writeFileSync(join(root, FOLDER, name), text);
  expect(() => challengesIn(root, '--check')).toThrow('supabase/seed.sql is out of date.');

  expect(challengesIn(root)).toContain('6 files written, 4 removed.');

  const seed = readFileSync(join(root, 'supabase/seed.sql'), 'utf8');
  expect(seed).toContain(
    "(40, 'Follow the Wall', 'Drive along a wall until it ends.', 'wall following at a distance', 'Easy', 'Navigation', '/worlds/40-follow-the-wall.card.svg', '{\"boxes\":",
  );
  expect(seed).toContain("Follow the robot''s left wall.\n\n![Map](/worlds/40-follow-the-wall.svg)");
  expect(seed).toContain("('manipulation', 6, 40)");
  expect(readFileSync(join(root, 'challenges/README.md'), 'utf8')).toContain('[40: Follow the Wall]');
  expect(readdirSync(join(root, 'public/worlds'))).toEqual(
    expect.arrayContaining(['40-follow-the-wall.svg', '40-follow-the-wall.card.svg']),
  );

  const starters = join(root, 'starters');
  composeStarters(readCourse(root), join(root, 'workspace'), starters);
  const program = join(starters, 'src/gazebo_test_pkg/scripts/follow_the_wall.py');
  expect(readFileSync(program, 'utf8')).toBe(written['starter.py']);
  expect(statSync(program).mode & 0o111).toBe(0o111);
  expect(challengesIn(root, '--check')).not.toContain('out of date');
});

it('makes the folder of a new challenge, with what proves it, that can be read as it is', () => {
  const { root, remove } = copyContent();
  remove(LAST_OF_PATH);
  const numbers = readCourse(root).challenges.map(({ about }) => about.id);
  const said = challengesIn(root, 'new', 'tea-round');
  const made = readCourse(root).challenges.at(-1);
  const id = Math.max(...numbers) + 1;
  const folder = `${String(id).padStart(2, '0')}-tea-round`;
  expect(said).toContain(`challenges/${folder} is made`);
  expect(made).toMatchObject({ folder, about: { id, title: 'Tea Round' } });
  expect(made?.hints).toHaveLength(3);
  const [challenge, ...others] = proofCases(made === undefined ? [] : [made], root);
  expect([challenge?.name, ...others.map(({ fails }) => fails?.check)]).toEqual([
    'solution.py',
    undefined,
    undefined,
    'touchNothing',
  ]);
  expect(challengesIn(root, '--check')).not.toContain('out of date');
  expect(() => challengesIn(root, 'new', 'tea-round')).toThrow(`challenges/${folder} is called that already.`);
});

it.each(['Tea Round', 'tea_round', '7-tea'])(
  'says how a challenge may be called when it is to be called %s',
  (slug) => {
    const { root } = copyContent();
    expect(() => challengesIn(root, 'new', slug)).toThrow('in small letters: npm run challenges new line-follower');
  },
);

it('takes away what was made from a challenge that is gone', () => {
  const { root, remove } = copyContent();
  remove(LAST_OF_PATH);
  expect(challengesIn(root)).toContain('4 files written, 4 removed.');
  expect(readdirSync(join(root, 'public/worlds'))).not.toContain('24-delivery-round.svg');
});

it('writes nothing when a folder is not as it must be, and says why', () => {
  const { root, edit } = copyContent();
  edit('challenges/01-obstacle-course/world.json', '"radius": 0.5', '"radius": -1');
  const seed = readFileSync(join(root, 'supabase/seed.sql'));
  expect(() => challengesIn(root)).toThrow(
    'challenges/01-obstacle-course/world.json: regions[0].radius must be at least 0.01 metres, but is -1.',
  );
  expect(readFileSync(join(root, 'supabase/seed.sql'))).toEqual(seed);
});
