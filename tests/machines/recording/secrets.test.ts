/** Forty secrets in eleven places each: none of them is in the log that a learner sends, and the log still replays. */
import { expect, it } from 'vitest';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { segmentBounds } from '#machines/recording/segments.ts';
import { visitText } from '#machines/recording/visitText.ts';
import { isFull } from '../../isFull.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleCourse, obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { canaries } from './canaries.ts';
import { known, telling } from './fortySecrets.ts';
import { type Recorded, actorAt, logOf, openRecorded, settled } from './openRecorded.ts';

interface Place {
  name: string;
  put: (session: Recorded, secret: string) => void | Promise<void>;
}

const consoleOf = ({ app }: Recorded) => actorAt(app, 'workspace/runtime/consoleList/console:1');
const fileOf = ({ app }: Recorded) => actorAt(app, 'workspace/program/file');

function insert(session: Recorded, text: string): void {
  const file = fileOf(session);
  const length = String(file?.getSnapshot().context.code).length;
  const changes = [{ from: length, to: length, insert: text }];
  file?.send({ type: 'code.edited', changes, length: length + text.length });
}

const letterByLetter = (text: string, put: (letter: string, soFar: string) => void) => {
  for (let at = 0; at < text.length; at++) put(text.charAt(at), text.slice(0, at + 1));
};

/** The page writes every letter into its address, from where it comes back. */
async function searchFor({ app, ports }: Recorded, secret: string): Promise<void> {
  ports.location.move('/challenges');
  await settled();
  for (let length = 1; length <= secret.length; length++) {
    actorAt(app, 'challengeList')?.send({ type: 'search.typed', search: secret.slice(0, length) });
    await settled();
  }
}

const places: readonly Place[] = [
  {
    name: 'the arguments of a console, letter by letter',
    put: (session, secret) =>
      letterByLetter(`echo ${secret}`, (_, args) => consoleOf(session)?.send({ type: 'args.typed', args })),
  },
  {
    name: 'the name of a process, pasted',
    put: (session, secret) => consoleOf(session)?.send({ type: 'processName.typed', processName: `run ${secret} now` }),
  },
  {
    name: 'the program, letter by letter',
    put: (session, secret) => letterByLetter(`# ${secret} `, (letter) => insert(session, letter)),
  },
  { name: 'the program, pasted', put: (session, secret) => insert(session, `print(${JSON.stringify(secret)})\n`) },
  {
    name: 'an address',
    put: ({ ports }, secret) => ports.location.move(`/challenge/1?token=${encodeURIComponent(secret)}`),
  },
  {
    name: 'an address within an address',
    put: ({ ports }, secret) => {
      const inner = `/auth/callback?code=${encodeURIComponent(secret)}`;
      ports.location.move(`/challenge/1?redirect=${encodeURIComponent(inner)}`);
    },
  },
  {
    name: 'an address within an address within an address',
    put: ({ ports }, secret) => {
      const inner = `/auth/callback?email=${encodeURIComponent(secret)}&type=x`;
      const outer = `/auth/signin?redirect=${encodeURIComponent(inner)}`;
      ports.location.move(`/challenge/1?redirect=${encodeURIComponent(outer)}`);
    },
  },
  {
    name: 'a message of the server',
    put: ({ app }, secret) =>
      actorAt(app, 'toastList')?.send({
        type: 'notice.given',
        notice: { kind: 'refusedByProvider', message: `not ${secret} again` },
      }),
  },
  {
    name: 'an assignment in the program',
    put: (session, secret) => insert(session, `password = ${JSON.stringify(secret)}\n`),
  },
  {
    name: 'a search among the commands',
    put: ({ app }, secret) => actorAt(app, 'workspace/palette')?.send({ type: 'query.typed', query: secret }),
  },
  { name: 'the search of the challenges, letter by letter', put: searchFor },
];

async function visitWith(secrets: readonly string[], isKnown: boolean, place: Place): Promise<Recorded> {
  const world = { path: '/auth/signin', user: null, disk: { [obstacleProblem.file_path]: 'import rospy\n' } };
  const session = openRecorded(world, undefined, { ...segmentBounds, largest: SHORT });
  await settled();
  for (const secret of isKnown ? secrets : [])
    letterByLetter(secret, (_, password) =>
      actorAt(session.app, 'account/signIn')?.send({ type: 'password.typed', password }),
    );
  session.ports.auth.announce('signedIn', ada);
  session.ports.location.move('/challenge/1');
  for (let turn = 0; turn < 6; turn++) await settled();
  expect(fileOf(session), 'the workspace is open').toBeDefined();
  for (const secret of secrets) {
    await place.put(session, secret);
    await settled();
  }
  return session;
}

/** As it may stand in JSON, in a string of a program, in an address, and in one within one. */
function formsOf(secret: string): string[] {
  const once = encodeURIComponent(secret);
  const forms = [
    secret,
    inString(secret),
    inQuery(secret),
    once,
    encodeURIComponent(once),
    encodeURIComponent(encodeURIComponent(once)),
  ];
  return forms.map((form) => JSON.stringify(form).slice(1, -1));
}

const inString = (secret: string): string => JSON.stringify(secret).slice(1, -1);

const inQuery = (secret: string): string => new URLSearchParams([['', secret]]).toString().slice(1);

/** Segments are so short that one begins in the middle of most groups: their states are looked at, too. */
const SHORT = 12_000;

/** Whether a log has a secret in one piece, or in the letters that were typed one after the other. */
function holds(log: string, secret: string): boolean {
  const typed = logOf(log)
    .entries.flatMap(({ event }) => (Array.isArray(event['changes']) ? event['changes'] : []))
    .map(({ insert: letters }: { insert: string }) => letters)
    .join('');
  return (
    formsOf(secret).some((form) => log.includes(form)) || typed.includes(secret) || typed.includes(inString(secret))
  );
}

/** So many are put into one visit, one after the other: each into one of its own would take minutes. */
const TOGETHER = 5;

/** Every third one is tried at a landing, of each place another third: whatever a secret looks like, it is put into three places at least. */
const triedAt = (place: Place, secrets: readonly string[]) =>
  isFull ? secrets : secrets.filter((_, index) => index % 3 === places.indexOf(place) % 3);

const groupsOf = (secrets: readonly string[]) =>
  secrets.flatMap((_, at) => (at % TOGETHER === 0 ? [secrets.slice(at, at + TOGETHER)] : []));

it.each(places)('keeps secrets out of the log that were put into $name', async (place) => {
  const leaks: string[] = [];
  for (const [secrets, isKnown] of [
    ...groupsOf(triedAt(place, known)).map((group) => [group, true] as const),
    ...groupsOf(triedAt(place, telling)).map((group) => [group, false] as const),
  ]) {
    const session = await visitWith(secrets, isKnown, place);
    const [plain, text] = [session.plain.text(), session.masked.text()];
    const segments = session.masked.segments();
    expect(segments.length).toBeGreaterThan(1);
    const states = segments.flatMap(({ lines: [first = ''] }) => first).join('\n');
    for (const secret of secrets) {
      expect(holds(plain, secret), `${secret} got there`).toBe(true);
      if (holds(text, secret) || formsOf(secret).some((form) => states.includes(form))) leaks.push(secret);
    }
    const rest = visitText({ version: '1.0.0', build: 'test', t0: 0 }, segments.slice(-1));
    expect(appPlayer(logOf(text)).run(), `the log with ${secrets.join(', ')}`).toBeUndefined();
    expect(appPlayer(logOf(rest)).run(), `the rest of the log with ${secrets.join(', ')}`).toBeUndefined();
    session.app.stop();
  }
  expect(leaks).toEqual([]);
});

it('takes nothing from the words that a name is a part of', async () => {
  const session = await visitWith(['x'], false, places[0]!);
  session.ports.auth.announce('signedIn', { ...ada, name: 'Robot' });
  await settled();
  insert(session, 'class RobotArm: "for Robot"\n');
  const text = session.masked.text();
  expect(text).toContain('RobotArm');
  expect(text).not.toContain('for Robot');
});

it('masks the beginning of a secret that is being typed', async () => {
  const session = await visitWith(['correct-horse-staple'], true, places[9]!);
  consoleOf(session)?.send({ type: 'args.typed', args: 'run correct-hor' });
  expect(session.masked.text()).not.toContain('correct-hor');
});

it('keeps a secret out of the log that was typed into the search of the challenges, letter by letter', async () => {
  const secret = 'correct horse & staple';
  const session = await visitWith([secret], true, { name: '', put: searchFor });
  actorAt(session.app, 'challengeList')?.send({
    type: 'option.toggled',
    facet: 'difficulty',
    name: obstacleCourse.difficulty,
  });
  for (const begun of ['correct hors', 'correct horse & stapl']) {
    actorAt(session.app, 'challengeList')?.send({ type: 'search.typed', search: begun });
    await settled();
  }
  expect(session.plain.text()).toMatch(/q=correct\+horse\+%26\+stapl&difficulty/);
  const log = session.masked.text();
  for (const letters of ['orrect', 'horse', 'stap']) expect(log).not.toContain(letters);
  expect(appPlayer(logOf(log)).run()).toBeUndefined();
});

it('keeps what a server answered to a call that was tried out on the page of the API out of the log', async () => {
  const session = openRecorded({ path: '/api', user: ada }, undefined, { ...segmentBounds, largest: 2000 });
  for (let turn = 0; turn < 6; turn++) await settled();
  const { phone, address, linkedin, title } = canaries;
  const document = { account: { phone, address, linkedin_url: linkedin, title }, files: [{ text: 'the-program' }] };
  session.ports.api.answer({ status: 200, body: JSON.stringify(document, undefined, 2) });
  const api = actorAt(session.app, 'api');
  api?.send({ type: 'trial.requested', callId: 'getTopic' });
  for (let turn = 0; turn < 6; turn++) await settled();
  api?.send({ type: 'parameter.typed', callId: 'getTopic', name: 'name', value: 'scan' });
  session.ports.location.move('/about');
  await settled();

  const log =
    session.masked.text() +
    session.masked
      .segments()
      .map(({ lines }) => lines.join('\n'))
      .join('\n');
  for (const secret of [phone, address, linkedin, title, 'the-program', 'linkedin_url']) {
    expect(session.plain.text()).toContain(secret);
    expect(log).not.toContain(secret);
  }
  expect(appPlayer(logOf(session.masked.text())).run()).toBeUndefined();
});
