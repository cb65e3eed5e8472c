import { expect, it } from 'vitest';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import type { Log } from '#machines/recording/logFormat.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { actorAt, logOf, openRecorded, settled } from './openRecorded.ts';

const FIRST = '# by someone@example.org\n';
const FILE = { path: 'app/workspace/program/file', key: 'code' };

/** A visit in which the first line of a program is deleted, or left, and four letters are typed behind it. */
async function visit(isDeleted: boolean): Promise<Log> {
  let code = `${FIRST}import rospy\n`;
  const session = openRecorded({ path: '/challenge/1', user: ada, disk: { [obstacleProblem.file_path]: code } });
  for (let turn = 0; turn < 8; turn++) await settled();
  const edit = (from: number, to: number, insert: string) => {
    code = code.slice(0, from) + insert + code.slice(to);
    const event = { changes: [{ from, to, insert }], length: code.length };
    actorAt(session.app, 'workspace/program/file')?.send({ type: 'code.edited', ...event });
  };
  if (isDeleted) edit(0, FIRST.length, '');
  for (const letter of 'pass') edit(code.length, code.length, letter);
  return logOf(session.masked.text());
}

/** The same log where its last edit edits nothing, as a machine takes it that forgets one. */
function forgetful(log: Log): Log {
  const last = log.entries.findLastIndex(({ event }) => event.type === 'code.edited');
  const entries = log.entries.map((entry, index) =>
    index === last
      ? { ...entry, event: { ...entry.event, changes: [], length: Number(entry.event['length']) - 1 } }
      : entry,
  );
  return { ...log, entries };
}

it('notices an edit that is forgotten after the only secret of a file was deleted', async () => {
  const log = await visit(true);
  expect(appPlayer(log).run()).toBeUndefined();
  expect(appPlayer(forgetful(log)).run()).toMatchObject(FILE);
});

it('counts as unknown what nobody can tell while a secret stands in a value', async () => {
  const log = await visit(false);
  const [replay, other] = [appPlayer(log), appPlayer(forgetful(log))];
  expect([replay.run(), other.run()]).toEqual([undefined, undefined]);
  expect(other.compared.unknown).toBe(replay.compared.unknown + 1);
});
