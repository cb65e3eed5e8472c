import { expect, it } from 'vitest';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import type { Log } from '#machines/recording/logFormat.ts';
import { holdsMask, mask } from '#machines/recording/mask.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { actorAt, logOf, openRecorded, settled } from './openRecorded.ts';

/** A visit in which three letters are typed at the end of a program. */
async function visitWith(code: string): Promise<string> {
  const session = openRecorded({ path: '/challenge/1', user: ada, disk: { [obstacleProblem.file_path]: code } });
  for (let turn = 0; turn < 8; turn++) await settled();
  for (const [index, insert] of ['a', 'b', 'c'].entries()) {
    const at = code.length + index;
    const event = { changes: [{ from: at, to: at, insert }], length: at + 1 };
    actorAt(session.app, 'workspace/program/file')?.send({ type: 'code.edited', ...event });
  }
  return session.masked.text();
}

/** The same with other letters typed, as a machine with a fault may take them. */
function mistyped(log: Log): Log {
  const entries = log.entries.map((entry) =>
    entry.event.type === 'code.edited' ? { ...entry, event: JSON.parse(wrongly(JSON.stringify(entry.event))) } : entry,
  );
  return { ...log, entries };
}

const wrongly = (json: string): string => json.replace(/"insert":"."/, '"insert":"X"');

it.each(['# • one\n# ••• two\n', 'H₂O = "₁"\n', '# ₁•• is what masks were made of\n'])(
  'compares a program with bullets and subscripts in it exactly: %j',
  async (code) => {
    const log = logOf(await visitWith(code));
    const replay = appPlayer(log);
    expect(replay.run()).toBeUndefined();
    expect(appPlayer(mistyped(log)).run()).toMatchObject({ path: 'app/workspace/program/file', key: 'code' });
  },
);

it('knows any piece of a mask for one, also as a part of an address', () => {
  for (const letter of Array.from(mask('x'.repeat(20), 1_234_567_890))) {
    expect(holdsMask(letter)).toBe(true);
    expect(holdsMask(encodeURIComponent(letter))).toBe(true);
  }
});

it('reads the masks that builds before made', async () => {
  const text = await visitWith('# by someone@example.org\nimport rospy\n');
  const before = text
    .replaceAll(/[\u4DC0-\u4DC9]/g, (digit) => String.fromCharCode(0x20_80 + digit.charCodeAt(0) - 0x4d_c0))
    .replaceAll('\u{4DFF}', '•')
    .replaceAll('≈', '');
  expect(before).toContain('•@•');
  const replay = appPlayer(logOf(before));
  expect(replay.run()).toBeUndefined();
  expect(replay.compared.shape).toBeGreaterThan(0);
});
