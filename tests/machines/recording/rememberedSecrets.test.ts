/** What machines remember of what was written, in other words than those: neither the log nor the states that it begins with tell it. */
import { expect, it } from 'vitest';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { segmentBounds } from '#machines/recording/segments.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { type Recorded, actorAt, logOf, openRecorded, settled } from './openRecorded.ts';

const consoleOf = ({ app }: Recorded) => actorAt(app, 'workspace/runtime/consoleList/console:1');

async function answered(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await settled();
}

/** A visit in which a command was executed with these arguments. */
async function visitWithCommand(args: string): Promise<Recorded> {
  const session = openRecorded({ path: '/challenge/1', user: ada, disk: { [obstacleProblem.file_path]: '' } });
  await answered();
  session.ports.sockets.connection.open();
  consoleOf(session)?.send({ type: 'command.filled', command: 'rosrun', args });
  consoleOf(session)?.send({ type: 'processName.typed', processName: 'robot' });
  consoleOf(session)?.send({ type: 'execute.requested' });
  await answered();
  return session;
}

/** The log of a visit, and the states with which its segments begin: the last of them with what is known now. */
function writtenOf({ app, clock, masked }: Recorded): { log: string; states: string } {
  clock.increment(segmentBounds.longest);
  actorAt(app, 'theme')?.send({ type: 'theme.toggled' });
  const starts = masked.segments().map(({ lines: [first = ''] }) => first);
  return { log: masked.text(), states: starts.slice(1).join('\n') };
}

it.each(['hunter2', '"correct horse battery"', "'opens seven gates'"])(
  'keeps %s out of what a command was given, and of the states that remember it',
  async (password) => {
    const session = await visitWithCommand(`pkg node --password ${password} -v`);
    const { log, states } = writtenOf(session);
    expect(states, 'they remember the command').toContain('"args":["pkg","node","--password",');
    for (const word of password.match(/\w+/g) ?? []) {
      expect(session.plain.text()).toContain(word);
      expect(log).not.toContain(word);
      expect(states).not.toContain(word);
    }
    expect(appPlayer(logOf(log)).run()).toBeUndefined();
    session.app.stop();
  },
);

it('keeps a key of many lines out that a program printed before it ended', async () => {
  const session = await visitWithCommand('pkg node');
  const key = ['MIIEpAIBAAKCAQEA7bq8', 'secondlineofthekey12', 'thelastlineofit=='];
  session.ports.sockets.connection.receive({
    type: 'ros_response',
    process_id: 'p1',
    name: 'robot',
    command: 'rosrun',
    success: true,
    error: null,
    output_lines: ['distance 1.25', '-----BEGIN RSA PRIVATE KEY-----', ...key, '-----END RSA PRIVATE KEY-----'],
  });
  const { log, states } = writtenOf(session);
  expect(states, 'they remember what was printed').toContain('distance 1.25');
  for (const line of key) {
    expect(session.plain.text()).toContain(line);
    expect(log).not.toContain(line);
    expect(states).not.toContain(line);
  }
  expect(appPlayer(logOf(log)).run()).toBeUndefined();
  session.app.stop();
});

it.each(['/contact', '/feedback'])('keeps out what is written on %s, and how long it is stays', async (path) => {
  const session = openRecorded({ path, user: null });
  await answered();
  const form = actorAt(session.app, 'messageForm');
  const message = 'My teacher Mr Brown shouts';
  for (let length = 1; length <= message.length; length++)
    form?.send({ type: 'message.typed', message: message.slice(0, length) });
  form?.send({ type: 'email.typed', email: ada.email });
  const { log, states } = writtenOf(session);
  form?.send({ type: 'form.submitted' });
  await answered();
  const sent = session.masked.text();
  for (const word of ['teacher', 'Brown', 'shouts']) {
    expect(session.plain.text()).toContain(word);
    for (const written of [log, states, sent]) expect(written).not.toContain(word);
  }
  const typed = logOf(sent).entries.filter(({ event }) => event.type === 'message.typed');
  expect(typed.map(({ event }) => String(event['message']).length)).toEqual(Array.from(message, (_, at) => at + 1));
  const marks = typed.map(({ changes }) => changes['app/messageForm']?.[1]['message']);
  expect(
    marks.filter((mark) => mark?.startsWith('≈') !== true),
    'no mark tells a guess from a wrong one',
  ).toEqual([]);
  expect(appPlayer(logOf(sent)).run()).toBeUndefined();
  session.app.stop();
});
