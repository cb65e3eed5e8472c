/** What the marks of a log tell of a secret: nothing, whoever tries letter after letter against them. */
import { expect, it } from 'vitest';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { fingerprintOf } from '#machines/recording/fingerprintOf.ts';
import { textPrint } from '#machines/recording/textPrint.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { type Recorded, actorAt, logOf, openRecorded, settled } from './openRecorded.ts';

const FILE = 'app/workspace/program/file';
/** They begin alike, as the first three letters in a field are no secret yet. */
const secrets = ['correct-horse-staple', 'coronet-mouse-bundle'] as const;
const keys = ['hf_abcdefghijklmnop', 'hf_qrstuvwxyzabcdef'] as const;

const fileOf = ({ app }: Recorded) => actorAt(app, FILE.replace('app/', ''));
const codeOf = (session: Recorded) => String(fileOf(session)?.getSnapshot().context.code);

async function signIn(session: Recorded, password: string): Promise<void> {
  for (let length = 1; length <= password.length; length++)
    actorAt(session.app, 'account/signIn')?.send({ type: 'password.typed', password: password.slice(0, length) });
  session.ports.auth.announce('signedIn', ada);
  for (let turn = 0; turn < 6; turn++) await settled();
}

async function goTo({ ports }: Recorded, path: string): Promise<void> {
  ports.location.move(path);
  for (let turn = 0; turn < 6; turn++) await settled();
}

async function edit(session: Recorded, from: number, to: number, insert: string): Promise<void> {
  const { length } = codeOf(session);
  const event = { changes: [{ from, to, insert }], length: length + insert.length - (to - from) };
  fileOf(session)?.send({ type: 'code.edited', ...event });
  session.clock.increment(1000);
  await settled();
}

/** Behind the first letters of the program, with the drafts and saves that come of it. */
async function typeInProgram(session: Recorded, text: string, at = codeOf(session).length): Promise<void> {
  for (const [index, letter] of Array.from(text).entries()) await edit(session, at + index, at + index, letter);
  fileOf(session)?.send({ type: 'save.requested' });
  await settled();
}

async function takeFromProgram(session: Recorded, length: number): Promise<void> {
  for (let left = length; left > 0; left--) {
    const end = codeOf(session).length;
    await edit(session, end - 1, end, '');
  }
}

async function search(session: Recorded, text: string): Promise<void> {
  await goTo(session, '/challenges');
  for (let length = 1; length <= text.length; length++) {
    actorAt(session.app, 'challengeList')?.send({ type: 'search.typed', search: text.slice(0, length) });
    await settled();
  }
}

const visits: Readonly<Record<string, (session: Recorded, secret: string) => Promise<void>>> = {
  'the arguments of a console': async (session, secret) => {
    await signIn(session, secret);
    await goTo(session, '/challenge/1');
    const console = actorAt(session.app, 'workspace/runtime/consoleList/console:1');
    for (let length = 1; length <= secret.length; length++)
      console?.send({ type: 'args.typed', args: `echo ${secret.slice(0, length)}` });
  },
  'the search of the challenges': async (session, secret) => {
    await signIn(session, secret);
    await search(session, secret);
  },
  'the search of the challenges, before it was known': async (session, secret) => {
    await signIn(session, 'another one');
    await search(session, secret);
    session.ports.auth.announce('signedOut', null);
    await goTo(session, '/auth/signin');
    await signIn(session, secret);
  },
  'the end of the program': async (session, secret) => {
    await signIn(session, secret);
    await goTo(session, '/challenge/1');
    await typeInProgram(session, secret);
  },
  'the middle of the program, where an address stands': async (session, secret) => {
    await signIn(session, secret);
    await goTo(session, '/challenge/1');
    await edit(session, 0, 0, '# ada@example.org\n');
    await typeInProgram(session, secret, 20);
  },
  'the program, and taken back letter by letter': async (session, secret) => {
    await signIn(session, secret);
    await goTo(session, '/challenge/1');
    await typeInProgram(session, secret);
    await takeFromProgram(session, secret.length);
  },
};

async function visitOf(visit: (session: Recorded, secret: string) => Promise<void>, secret: string): Promise<Recorded> {
  const session = openRecorded({
    path: '/auth/signin',
    user: null,
    disk: { [obstacleProblem.file_path]: 'import x\n' },
  });
  await settled();
  await visit(session, secret);
  return session;
}

it.each(Object.entries(visits))(
  'says the same of two visits that differ in nothing but a secret, typed letter by letter into %s',
  async (_, visit) => {
    const [one, other] = [await visitOf(visit, secrets[0]), await visitOf(visit, secrets[1])];
    expect(one.plain.text()).not.toBe(other.plain.text());
    expect(one.masked.text().split('\n')).toEqual(other.masked.text().split('\n'));
    expect(appPlayer(logOf(one.masked.text())).run()).toBeUndefined();
  },
);

it('says the same of two visits that differ in nothing but a key that shows what it is', async () => {
  const [one, other] = [await visitOf(typeKey, keys[0]), await visitOf(typeKey, keys[1])];
  expect(one.masked.text().split('\n')).toEqual(other.masked.text().split('\n'));
  expect(appPlayer(logOf(one.masked.text())).run()).toBeUndefined();
});

async function typeKey(session: Recorded, key: string): Promise<void> {
  await signIn(session, 'another one');
  await goTo(session, '/challenge/1');
  await typeInProgram(session, `# ${key}`, 3);
}

const printOf = (text: string): string => (text.length < 512 ? fingerprintOf : textPrint)(text);

/** What comes of trying every letter against each mark of a program that is typed at its end. */
function guessed(log: string, before: string): string {
  const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  let known = '';
  for (const { changes } of logOf(log).entries) {
    const print = changes[FILE]?.[1]['code']?.replace('≈', '').split('~')[0];
    known += letters.find((letter) => printOf(before + known + letter) === print) ?? '';
  }
  return known;
}

it('lets nobody find the letters of a masked secret by trying letters against the marks of the log', async () => {
  const session = await visitOf(visits['the end of the program']!, secrets[0]);
  const { plain, masked } = session;
  expect(guessed(plain.text(), 'import x\n')).toBe(secrets[0]);
  expect(guessed(masked.text(), 'import x\n')).toBe('');
});
