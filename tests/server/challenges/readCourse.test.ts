import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { projectRoot } from '#server/config/bundles.ts';
import { programPath } from '#server/challenges/course.ts';
import { readCourse } from '#server/challenges/readCourse.ts';
import { type ContentCopy, copyContent, removeCopies } from './copyContent.ts';

afterEach(removeCopies);

const FIRST = 'challenges/01-obstacle-course';
const SECOND = 'challenges/02-object-manipulation';
const VARIED = 'challenges/22-red-or-blue';

it('reads the challenges in the order of their numbers, each with its program', () => {
  const { challenges } = readCourse(projectRoot);
  expect(challenges.slice(0, 3).map((challenge) => [challenge.about.id, programPath(challenge)])).toEqual([
    [1, 'src/gazebo_test_pkg/scripts/obstacle_course.py'],
    [2, 'src/gazebo_test_pkg/scripts/object_manipulation.py'],
    [3, 'src/gazebo_test_pkg/scripts/autonomous_explorer.py'],
  ]);
});

it('fills in what a world leaves out', () => {
  const { practiceWorld, challenges } = readCourse(projectRoot);
  expect(practiceWorld.lines).toEqual([]);
  expect(challenges[0]?.world.walls[0]?.thickness).toBe(0.2);
});

it('parts hints by a line of three dashes', () => {
  const copy = copyContent();
  for (const file of ['hints.md', 'hints.es.md']) {
    writeFileSync(join(copy.root, FIRST, file), 'One.\n\n---\n\nTwo, with\n\n- a list\n');
  }
  expect(readCourse(copy.root).challenges[0]?.hints).toEqual(['One.', 'Two, with\n\n- a list']);
});

/** One fault each, and the sentence that says which file, which field, and what is allowed. */
const faults: readonly [string, (copy: ContentCopy) => void, string][] = [
  [
    'an achievement with the picture of a challenge that is not there',
    ({ edit }) => edit('challenges/course.json', '"pictured": 4', '"pictured": 400'),
    'challenges/course.json: achievements[0].pictured must be the number of a challenge, but there is no 400.',
  ],
  [
    'a field of the wrong kind',
    ({ edit }) => edit(`${FIRST}/challenge.json`, '"seconds": 300', '"seconds": "soon"'),
    `${FIRST}/challenge.json: goal[2].seconds must be a number of seconds, but is "soon".`,
  ],
  [
    'a colour that there is not',
    ({ edit }) => edit(`${SECOND}/world.json`, '"name": "crate 3",', '"name": "crate 3", "colour": "pink",'),
    `${SECOND}/world.json: crates[2].colour must be a colour: red, green, blue, yellow, orange, purple, white, grey, black, but is "pink".`,
  ],
  [
    'a tape that leads nowhere',
    ({ edit }) => edit(`${SECOND}/world.json`, '"crates":', '"tapes": [{ "points": [[0, 0]] }],\n  "crates":'),
    `${SECOND}/world.json: tapes[0].points must have at least two places, but is [[0,0]].`,
  ],
  [
    'two markers of one name',
    ({ edit }) =>
      edit(
        `${SECOND}/world.json`,
        '"crates":',
        `"markers": [${['red', 'blue'].map((colour) => `{ "name": "sign", "at": [1, 1], "heading": 90, "colours": ["${colour}"] }`).join(', ')}],\n  "crates":`,
      ),
    `${SECOND}/world.json: markers must not name two things “sign”.`,
  ],
  [
    'a field that nobody knows',
    ({ edit }) => edit(`${FIRST}/challenge.json`, '"difficulty"', '"dificulty"'),
    `${FIRST}/challenge.json: dificulty is no field that is known here.`,
  ],
  [
    'a field that is missing',
    ({ edit }) => edit(`${FIRST}/challenge.json`, '"title": "Obstacle Course",', ''),
    `${FIRST}/challenge.json: title is missing.`,
  ],
  [
    'a check that there is not',
    ({ edit }) => edit(`${FIRST}/challenge.json`, 'touchNothing', 'fly'),
    `${FIRST}/challenge.json: goal[1].check must be "stop", "face", "visit", "deliver", "letGo", "see", "door", "touchNothing", "keepOff", "commandRate", "uses", "charge", "withinMetres" or "withinTime", but is "fly".`,
  ],
  [
    'a goal for a region that is not in the world',
    ({ edit }) => edit(`${FIRST}/challenge.json`, '"region": "target"', '"region": "goal"'),
    `${FIRST}/challenge.json: goal[0].region must name regions of its world.json (target).`,
  ],
  [
    'a goal that visits a region that is not in the world',
    ({ edit }) =>
      edit(
        `${FIRST}/challenge.json`,
        '{ "check": "touchNothing" }',
        '{ "check": "visit", "regions": ["target", "shop"] }',
      ),
    `${FIRST}/challenge.json: goal[1].regions must name regions of its world.json (target).`,
  ],
  [
    'a rate that nobody could tell from another',
    ({ edit }) =>
      edit(`${FIRST}/challenge.json`, '{ "check": "touchNothing" }', '{ "check": "commandRate", "hertz": 50 }'),
    `${FIRST}/challenge.json: goal[1].hertz must be at most 10 times a second, but is 50.`,
  ],
  [
    'a goal for a crate that is not in the world',
    ({ edit }) => edit(`${SECOND}/challenge.json`, '"crate 3"', '"crate 4"'),
    `${SECOND}/challenge.json: goal[0].crates must name crates of its world.json (crate 1, crate 2, crate 3).`,
  ],
  [
    'a category that the course does not have',
    ({ edit }) => edit(`${FIRST}/challenge.json`, '"category": "Navigation"', '"category": "Driving"'),
    `${FIRST}/challenge.json: category must be one of course.json’s: Basics, Navigation, Manipulation, Exploration.`,
  ],
  [
    'a place on a path that another challenge has',
    ({ edit }) => edit('challenges/03-autonomous-explorer/challenge.json', '"position": 8', '"position": 1'),
    `challenges/03-autonomous-explorer/challenge.json: path must differ from that of ${FIRST}.`,
  ],
  [
    'a place behind the end of its path',
    ({ edit }) => edit(`${FIRST}/challenge.json`, '"position": 1', '"position": 9'),
    `${FIRST}/challenge.json: path.position must be at most 8, the length of the path.`,
  ],
  [
    'a package that the workspace does not have',
    ({ edit }) => edit(`${FIRST}/challenge.json`, '["gazebo_test_pkg"]', '["gazebo_test_pkg", "arm_pkg"]'),
    `${FIRST}/challenge.json: packages names arm_pkg, which workspace/src has not.`,
  ],
  [
    'a number that is not the folder’s',
    ({ edit }) => edit(`${FIRST}/challenge.json`, '"id": 1', '"id": 7'),
    `${FIRST}/challenge.json: id must be 1, the number of its folder.`,
  ],
  [
    'a folder without a number',
    ({ root }) => renameSync(join(root, FIRST), join(root, 'challenges/course')),
    'challenges/course must be called like 04-line-follower.',
  ],
  ['a file that is missing', ({ remove }) => remove(`${FIRST}/hints.md`), `${FIRST}/hints.md is missing.`],
  [
    'a file that is empty',
    ({ root }) => writeFileSync(join(root, FIRST, 'problem.md'), '\n'),
    `${FIRST}/problem.md is empty.`,
  ],
  [
    'a file that is no JSON',
    ({ root }) => writeFileSync(join(root, FIRST, 'world.json'), '{'),
    `${FIRST}/world.json is no JSON: `,
  ],
  [
    'a place with one number',
    ({ edit }) => edit(`${FIRST}/world.json`, '"at": [7, 0]', '"at": [7]'),
    `${FIRST}/world.json: regions[0].at[1] is missing.`,
  ],
  [
    'two things of one name',
    ({ edit }) => edit(`${FIRST}/world.json`, '"block 2"', '"block 1"'),
    `${FIRST}/world.json: blocks must not name two things “block 1”.`,
  ],
  [
    'a robot that stands in a block',
    ({ edit }) => edit(`${FIRST}/world.json`, '"at": [0, 0]', '"at": [1.3, 0]'),
    `${FIRST}/world.json: start.at must leave the robot room: block 1 is there.`,
  ],
  [
    'a wall that stands where the robot starts',
    ({ edit }) => edit(`${FIRST}/world.json`, '"walls": [', '"walls": [{ "from": [0.35, -1], "to": [0.35, 1] },'),
    `${FIRST}/world.json: start.at must leave the robot room: wall is there.`,
  ],
  [
    'a crate of a variant that stands where the robot starts',
    ({ edit }) =>
      edit(
        `${VARIED}/world.json`,
        '"variants": [',
        '"variants": [{ "crates": [{ "name": "red 1", "at": [0.1, 0.4], "size": [0.4, 0.4] }] },',
      ),
    `${VARIED}/world.json: variants[0].crates must leave the robot room where it starts: red 1 is there.`,
  ],
  [
    'a program that cannot be started',
    ({ edit }) => edit(`${FIRST}/starter.py`, '#!/usr/bin/env python3', '#!/usr/bin/python2'),
    `${FIRST}/starter.py: line 1 must be #!/usr/bin/env python3.`,
  ],
  [
    'a picture from elsewhere',
    ({ edit }) => edit(`${FIRST}/problem.md`, '](map.svg)', '](https://example.org/map.png)'),
    `${FIRST}/problem.md shows https://example.org/map.png; the only picture there is is map.svg, the map of its world.`,
  ],
  [
    'a program that the workspace has already',
    ({ root }) => renameSync(join(root, FIRST), join(root, 'challenges/01-drive-square')),
    'challenges/01-drive-square must have another name: workspace/src/gazebo_test_pkg/scripts/drive_square.py is there already.',
  ],
];

it.each(faults)('says in which file and field there is %s', (_, damage, sentence) => {
  const copy = copyContent();
  damage(copy);
  expect(() => readCourse(copy.root)).toThrow(sentence);
});

it('tells of every fault at once', () => {
  const copy = copyContent();
  copy.edit(`${FIRST}/challenge.json`, '"id": 1', '"id": 7');
  copy.edit(`${SECOND}/world.json`, '"drop zone"', '"Drop Zone"');
  expect(() => readCourse(copy.root)).toThrow(/id must be 1.*\n.*regions\[0\]\.name must be a name of small letters/);
});
