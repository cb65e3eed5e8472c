import { expect, it } from 'vitest';
import { replayReport } from '#machines/recording/replayReport.ts';
import { visitText } from '#machines/recording/visitText.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { type Recorded, logOf, openRecorded, settled } from './openRecorded.ts';

/** What stops a recorder: an event that is no JSON, and a call that is none. */
const failures: Readonly<Record<string, (session: Recorded) => void>> = {
  'an event': ({ app }) => {
    const around = { type: 'path.requested', path: '/', self: {} } as const;
    app.send(Object.assign(around, { self: around }));
  },
  'a call': ({ masked }) => masked.hear('location.go', [1n]),
};

it.each(Object.keys(failures))(
  'says of a log of a recorder that stopped at %s that it has lost its end',
  async (name) => {
    const session = openRecorded({ path: '/challenges', user: ada });
    for (let turn = 0; turn < 8; turn++) await settled();
    failures[name]?.(session);
    const { length } = logOf(session.masked.text()).entries;
    session.ports.location.move('/about');
    for (let turn = 0; turn < 8; turn++) await settled();

    const stored = structuredClone(session.masked.segments());
    for (const text of [session.masked.text(), visitText(session.masked.header, stored)])
      expect(await replayReport(text, settled)).toMatchObject({
        outcome: 'equal',
        damage: { kind: 'cut' },
        steps: length,
      });
  },
);

it('leaves out the step in which it stopped, which may be half told', async () => {
  const session = openRecorded({ path: '/challenges', user: ada });
  for (let turn = 0; turn < 8; turn++) await settled();
  const before = logOf(session.masked.text()).entries;
  failures['a call']?.(session);
  expect(logOf(session.masked.text()).entries).toEqual(before.slice(0, -1));
});
