/** Visits to the workspace in which a program is written: it is saved, built, handed in, brought back and left. */
import { ada } from '../../fakes/fakeAuth.ts';
import { judgedAs, passed } from '../../fakes/fakeVerdicts.ts';
import { type Deed, say } from '../../machines/recording/deed.ts';
import { conflicted, recovered } from '../../machines/recording/draftDeeds.ts';
import { lookedBack } from '../../machines/recording/versionDeeds.ts';
import { canaryIsKnown, type Visit, start, wait, working } from './visit.ts';

const program = 'workspace/program';
const file = `${program}/file`;
const build = `${program}/build`;
const versionList = `${program}/versionList`;
const { length } = start;

/** A text of so many letters takes the place of one of so many. */
const replaced = (before: number, letters: number): Deed =>
  say(file, {
    type: 'code.edited',
    changes: [{ from: 0, to: before, insert: 'a'.repeat(letters) }],
    length: letters,
  });

const wrote: Visit = {
  name: 'wrote',
  world: working,
  deeds: [
    say(file, { type: 'code.edited', changes: [{ from: 0, to: 0, insert: '#' }], length: 9999 }),
    say(file, {
      type: 'code.edited',
      changes: [
        { from: 0, to: 2, insert: 'x' },
        { from: 10, to: 12, insert: 'yz' },
      ],
      length: length - 1,
    }),
    wait(500),
    replaced(length - 1, 200),
    say(file, { type: 'save.requested' }),
    replaced(200, 20),
    say(file, { type: 'save.requested' }),
    say(versionList, { type: 'list.requested' }),
    say(versionList, { type: 'version.chosen', index: 0 }),
    say(program, { type: 'build.requested' }),
    say(build, { type: 'submit.requested' }),
    wait(1000),
    say(build, { type: 'run.requested' }),
    ...Array.from({ length: 6 }, () => wait(1000)),
    say('workspace/launch', { type: 'start.requested' }),
    wait(100),
    say('workspace/launch', { type: 'stop.requested' }),
    wait(100),
    say('workspace', { type: 'notes.cleared' }),
  ],
};

const handedIn: Visit = {
  name: 'handed in',
  world: working,
  deeds: [
    ({ ports }) => ports.verdicts.say({ state: 'running', progress: null }, judgedAs(passed)),
    say(program, { type: 'build.requested' }),
    say(build, { type: 'submit.requested' }),
    wait(1000),
    say(`${program}/jump`, { type: 'place.chosen', line: 3 }),
    say(file, { type: 'code.edited', changes: [{ from: 0, to: 0, insert: '#' }], length: length + 1 }),
    wait(500),
    say('', { type: 'path.requested', path: '/challenges' }),
    say('departure', { type: 'departure.declined' }),
    say('', { type: 'path.requested', path: '/challenges' }),
    say('departure', { type: 'departure.confirmed' }),
  ],
};

export const workVisits: readonly Visit[] = [
  wrote,
  handedIn,
  {
    name: 'looked back',
    world: { path: '/challenges', user: ada },
    deeds: [canaryIsKnown, ...recovered, ...lookedBack],
  },
  { name: 'met another text', world: { ...working, path: '/' }, deeds: [canaryIsKnown, ...conflicted] },
];
