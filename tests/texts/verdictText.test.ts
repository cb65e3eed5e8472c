import { expect, it } from 'vitest';
import type { Check } from '#contract/goal.ts';
import { en } from '#src/texts/en/en.ts';
import { failedCheckText, otherStartText, verdictFacts } from '#src/texts/verdictText.ts';
import { collided, passed } from '../fakes/fakeVerdicts.ts';

it.each([
  [
    { check: 'face', heading: 135, within: 4 },
    'The robot was to face 135°, give or take 4°: at 3.5\u00a0s, at x\u00a01.3\u00a0m, y\u00a00\u00a0m, it did not.',
  ],
  [
    { check: 'visit', regions: ['post 1', 'post 2'] },
    'These were to be visited in their order: post 1, post 2. At 3.5\u00a0s, at x\u00a01.3\u00a0m, y\u00a00\u00a0m, 1 of 2 had been.',
  ],
  [
    { check: 'commandRate', hertz: 5 },
    'While it drives, the robot was to get commands at least 5 times a second, the last one telling it to stop: at 3.5\u00a0s, at x\u00a01.3\u00a0m, y\u00a00\u00a0m, it drove on without one.',
  ],
  [
    { check: 'uses', topic: '/scan', by: 'subscribing' },
    'The program was to subscribe to /scan: at 3.5\u00a0s, at x\u00a01.3\u00a0m, y\u00a00\u00a0m, it had not.',
  ],
  [
    { check: 'uses', topic: '/nearest', by: 'publishing' },
    'The program was to publish on /nearest: at 3.5\u00a0s, at x\u00a01.3\u00a0m, y\u00a00\u00a0m, it had not.',
  ],
  [
    { check: 'letGo' },
    'The gripper was to let go of what it holds: at 3.5\u00a0s, at x\u00a01.3\u00a0m, y\u00a00\u00a0m, it had not.',
  ],
  [{ check: 'charge' }, 'The battery was to last: at 3.5\u00a0s, at x\u00a01.3\u00a0m, y\u00a00\u00a0m, it was empty.'],
  [
    { check: 'door', door: 'gate', is: 'shut' },
    '“gate” was to be shut: at 3.5\u00a0s, at x\u00a01.3\u00a0m, y\u00a00\u00a0m, it was not.',
  ],
  [
    { check: 'withinMetres', metres: 14 },
    'All this was to happen with at most 14\u00a0m driven: at 3.5\u00a0s, at x\u00a01.3\u00a0m, y\u00a00\u00a0m, it was more.',
  ],
] as const)('says what was expected of %o, and what happened', (check, sentence) => {
  const judged = { check: structuredClone(check) as Check, passed: false, progress: 0.5, cause: null };
  expect(failedCheckText(en, judged, collided)).toBe(sentence);
});

const start = { number: 1, of: 4, at: [0, 0] as [number, number], heading: 0 };
const other = { number: 3, of: 4, at: [0.0812, -0.05] as [number, number], heading: 4.4 };

it('says from how many starts a program passed', () => {
  expect(verdictFacts(en.verdictTexts, { ...passed, start })).toBe(
    '2 of 2 checks passed · 33.2\u00a0s · from 4 starts',
  );
  expect(verdictFacts(en.verdictTexts, { ...collided, start })).not.toContain('starts');
  expect(verdictFacts(en.verdictTexts, passed)).not.toContain('starts');
});

it('says from which start a program failed only when it is not the one the learner sees', () => {
  expect(otherStartText(en.verdictTexts, { ...collided, start: other })).toBe(
    'It works from the start that you see. The judge also tries places a little off it: from start 3 of 4, at x\u00a00.08\u00a0m, y\u00a0-0.05\u00a0m with a heading of 4°, it does not.',
  );
  expect(otherStartText(en.verdictTexts, { ...collided, start })).toBeNull();
  expect(otherStartText(en.verdictTexts, collided)).toBeNull();
});

it('says the parameters of that start where they are not the same for all', () => {
  const settings = { '/errand/x': 3.5, '/errand/places': [[1, 2]] };
  expect(otherStartText(en.verdictTexts, { ...collided, start: { ...other, settings } })).toContain(
    'it does not. There the parameters were /errand/x\u00a0=\u00a03.5, /errand/places\u00a0=\u00a0[[1,2]].',
  );
});

it('says where the crates stood there, where they are not always at the same places', () => {
  const crates = [
    { name: 'post 1', at: [0.75, 2] as [number, number] },
    { name: 'crate', at: [-2.251, 2] as [number, number] },
  ];
  expect(otherStartText(en.verdictTexts, { ...collided, start: { ...other, crates } }, said)).toContain(
    'it does not. There the crates stood at other places: puesto 1\u00a0(0.75,\u00a02), crate\u00a0(-2.25,\u00a02).',
  );
});

const delivered = (...crates: string[]) => ({
  check: { check: 'deliver' as const, crates, region: 'zone' },
  passed: false,
  progress: 0.5,
  cause: null,
});

it('names the crates that are not where they were to be', () => {
  expect(failedCheckText(en, delivered('blue'), collided)).toMatch(
    /^The crate “blue” was to be in “zone”: at .+, it was not\.$/,
  );
  expect(failedCheckText(en, delivered('red 1', 'red 2'), collided)).toMatch(
    /^These crates were to be in “zone”: red 1, red 2\. At .+, 1 of 2 were\.$/,
  );
});

const said = (name: string) => name.replace('post', 'puesto');

it('calls what stands in the world as its reader does', () => {
  const judged = {
    check: { check: 'visit' as const, regions: ['post 1', 'post 2', 'shop'] },
    passed: false,
    progress: 0,
    cause: null,
  };
  expect(failedCheckText(en, judged, collided, said)).toContain('puesto 1, puesto 2, shop');
  const touched = { check: { check: 'touchNothing' as const }, passed: false, progress: 0, cause: 'post 1' };
  expect(failedCheckText(en, touched, collided, said)).toContain('touched “puesto 1”');
});
