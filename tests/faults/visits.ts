/** Ordinary visits, recorded as learners would send them: between them they meet every planted fault. */
import { ada, password } from '../fakes/fakeAuth.ts';
import { obstacleProblem } from '../fakes/fakeChallenges.ts';
import { entry } from '../fakes/fakeProcesses.ts';
import { onConnection } from '../machines/recording/connectionDeeds.ts';
import { type Deed, say } from '../machines/recording/deed.ts';
import { signedUp } from '../machines/recording/accountDeeds.ts';
import { openRecorded, settled } from '../machines/recording/openRecorded.ts';
import type { World } from '../fakes/fakePorts.ts';
import { recovered } from '../machines/recording/draftDeeds.ts';
import { lookedBack } from '../machines/recording/versionDeeds.ts';

interface Visit {
  name: string;
  world: World;
  deeds: readonly Deed[];
}

const file = 'workspace/program/file';
const versionList = 'workspace/program/versionList';
const consoleList = 'workspace/runtime/consoleList';
const processList = 'workspace/runtime/processList';
const outputView = 'workspace/runtime/outputView';
const start = `# ${ada.email}\n${'import rospy\n'.repeat(30)}`;

const working: World = { path: '/challenge/1', user: ada, disk: { [obstacleProblem.file_path]: start } };
const wait =
  (milliseconds: number): Deed =>
  ({ clock }) =>
    clock.increment(milliseconds);
const move =
  (path: string): Deed =>
  ({ ports }) =>
    ports.location.move(path);

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
      length: start.length - 1,
    }),
    wait(500),
    replaced(start.length - 1, 200),
    say(file, { type: 'save.requested' }),
    replaced(200, 20),
    say(file, { type: 'save.requested' }),
    say(versionList, { type: 'list.requested' }),
    say(versionList, { type: 'version.chosen', index: 0 }),
    say('workspace/program', { type: 'build.requested' }),
    say('workspace/program/build', { type: 'submit.requested' }),
    wait(1000),
    say('workspace/program/build', { type: 'run.requested' }),
    ...Array.from({ length: 6 }, () => wait(1000)),
    say('workspace/launch', { type: 'start.requested' }),
    wait(100),
    say('workspace/launch', { type: 'stop.requested' }),
    wait(100),
    say('workspace', { type: 'notes.cleared' }),
  ],
};

const lookedAround: Visit = {
  name: 'looked around',
  world: working,
  deeds: [
    ...['tab.added', 'tab.added'].map((type) => say(consoleList, { type })),
    say(consoleList, { type: 'tab.selected', id: '2' }),
    say(consoleList, { type: 'tab.removed', id: '2' }),
    say(`${consoleList}/console:1`, { type: 'command.chosen', command: 'rosrun' }),
    say(`${consoleList}/console:1`, { type: 'processName.typed', processName: ' ' }),
    say(`${consoleList}/console:1`, { type: 'execute.requested' }),
    say(`${consoleList}/console:1`, { type: 'processName.typed', processName: 'look' }),
    say(`${consoleList}/console:1`, { type: 'autoSubscribe.switched', autoSubscribe: true }),
    say(`${consoleList}/console:1`, { type: 'execute.requested' }),
    wait(500),
    say(`${consoleList}/console:1`, { type: 'command.recalled', direction: 'older' }),
    say(`${consoleList}/console:1`, { type: 'command.recalled', direction: 'newer' }),
    onConnection((connection) => connection.open()),
    onConnection((connection) =>
      connection.receive({ type: 'process_list', processes: [entry('p1'), entry('p2', { status: 'stopped' })] }),
    ),
    say(`${processList}/process:p1`, { type: 'subscribe.requested' }),
    onConnection((connection) =>
      connection.receive({ type: 'subscribed', success: true, process_id: 'p1', error: null }),
    ),
    onConnection((connection) => connection.print({ processId: 'p1', from: 1, to: 20 })),
    say(`${processList}/tail`, { type: 'end.left' }),
    say(processList, { type: 'ended.cleared' }),
    say(outputView, { type: 'finder.opened' }),
    say(outputView, { type: 'query.typed', query: 'err' }),
    say(outputView, { type: 'match.chosen', row: 3 }),
    say(outputView, { type: 'query.typed', query: 'error' }),
    ...['focus', 'focus'].map((command) => say('workspace/palette', { type: 'editorCommand.chosen', command })),
    say('workspace/panels', { type: 'section.changed', section: 'right' }),
    say('workspace/panels', { type: 'section.selected', section: 'right' }),
    onConnection((connection) => connection.close()),
    wait(3000),
    onConnection((connection) => connection.open()),
    onConnection((connection) => connection.close(4401)),
  ],
};

const browsed: Visit = {
  name: 'browsed',
  world: { path: '/challenges', user: ada },
  deeds: [
    say('theme', { type: 'theme.toggled' }),
    ...['detailsSaved', 'messageSent'].map((kind) => say('toastList', { type: 'notice.given', notice: { kind } })),
    wait(5000),
    ...['Easy', 'Beginner'].map((name) => say('challengeList', { type: 'option.toggled', facet: 'difficulty', name })),
    move('/challenges?sort=title'),
    move('/contact'),
    say('messageForm', { type: 'message.typed', message: 'Hello' }),
    say('messageForm', { type: 'form.submitted' }),
  ],
};

const becameKnown: Visit = {
  name: 'became known',
  world: { path: '/auth/signup' },
  deeds: [
    say('account/signUp', { type: 'email.typed', email: ada.email }),
    say('account/signUp', { type: 'password.typed', password: 'short' }),
    say('account/signUp', { type: 'form.submitted' }),
    say('account/signUp', { type: 'passwordAgain.typed', passwordAgain: 'other' }),
    move('/auth/signin?redirect=%2Fauth%2Fsignup'),
    say('account/signIn', { type: 'email.typed', email: ada.email }),
    say('account/signIn', { type: 'password.typed', password: `${password} ` }),
    say('account/signIn', { type: 'password.typed', password }),
    say('account/signIn', { type: 'form.submitted' }),
  ],
};

const newcomer: Visit = {
  name: 'newcomer',
  world: { path: '/auth/userDetails', user: ada, isVerified: false },
  deeds: [
    say('account/userDetails', { type: 'phone.typed', phone: '+49 170 5550142' }),
    say('account/userDetails', { type: 'title.typed', title: ' ' }),
    say('account/userDetails', { type: 'gender.chosen', gender: 'female' }),
    say('account/userDetails', { type: 'form.submitted' }),
  ],
};

export const visits: readonly Visit[] = [
  wrote,
  lookedAround,
  browsed,
  becameKnown,
  newcomer,
  { name: 'signed up', world: { path: '/' }, deeds: signedUp },
  { name: 'looked back', world: { path: '/challenges' }, deeds: [...recovered, ...lookedBack] },
];

/** The log of a visit, redacted. */
export async function recorded({ world, deeds }: Visit): Promise<string> {
  const session = openRecorded(world);
  await settled();
  for (const deed of deeds) {
    deed(session);
    await settled();
  }
  return session.masked.text();
}
