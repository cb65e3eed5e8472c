import { type InspectionEvent, SimulatedClock, createActor } from 'xstate';
import { expect, it } from 'vitest';
import { appMachine } from '#machines/app/appMachine.ts';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { recordedPorts } from '#machines/recording/recordedPorts.ts';
import { lateRecorder } from '#machines/recording/lateRecorder.ts';
import { recorder } from '#machines/recording/recorder.ts';
import { timedClock } from '#src/adapters/timedClock.ts';
import { fakePorts } from '../../fakes/fakePorts.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { actorAt, logOf, playedOut, settled } from './openRecorded.ts';

const about = { version: '1.0.0', build: 'test' };

/** A visit that is recorded from its start, and by a recorder that can be had once `isThere`. */
function openTwice() {
  const clock = new SimulatedClock();
  const { clock: timed, firing } = timedClock(clock);
  const now = () => 1_800_000_000_000 + clock.now();
  const fetched = { isThere: true };
  const early = recorder({ ...about, now, firing });
  const late = lateRecorder({
    now,
    firing,
    async load() {
      if (!fetched.isThere) throw new Error('away');
      return (time) => recorder({ ...about, ...time });
    },
  });
  const ports = fakePorts({ path: '/challenge/1', user: ada });
  const app = createActor(appMachine, {
    input: { ports: recordedPorts(recordedPorts(ports, early.hear), late.hear) },
    clock: timed,
    inspect(inspected: InspectionEvent) {
      early.inspect(inspected);
      late.inspect(inspected);
    },
  }).start();
  return { app, clock, early, late, ports, fetched };
}

it('writes down of what was heard before it came what a recorder wrote that was there, and of the rest too', async () => {
  const { app, clock, early, late, ports } = openTwice();
  await settled();
  clock.increment(700);
  // The first actors end before the recorder comes, and what they were told belongs into the log.
  app.send({ type: 'path.requested', path: '/docs' });
  await settled();
  app.send({ type: 'path.requested', path: '/challenge/1' });
  await settled();
  const recording = await late.bring();
  expect(recording.text()).toBe(early.text());

  clock.increment(60_000);
  ports.sockets.connection.open();
  actorAt(app, 'workspace/program')?.send({ type: 'build.requested' });
  await settled();
  expect(recording.text()).toBe(early.text());
  const player = await playedOut(appPlayer(logOf(recording.text())));
  expect(player.divergence).toBeUndefined();
});

// The theme that was heard last is that which is found, or the other.
it.each([8000, 8001])(
  'begins with the state that it finds where more happened than is remembered: %i events',
  async (count) => {
    const { app, late } = openTwice();
    await settled();
    const { theme } = app.getSnapshot().children;
    for (let times = 0; times < count; times++) theme?.send({ type: 'theme.toggled' });
    const recording = await late.bring();
    theme?.send({ type: 'theme.toggled' });
    const log = logOf(recording.text());
    expect(log.entries.map(({ kind }) => kind)).toEqual(['s', 'u']);
    expect((await playedOut(appPlayer(log))).divergence).toBeUndefined();
  },
);

it('is asked for again after it did not come, and has heard everything', async () => {
  const { app, early, late, fetched } = openTwice();
  fetched.isThere = false;
  await expect(late.bring()).rejects.toThrow('away');
  await settled();
  app.send({ type: 'path.requested', path: '/docs' });
  fetched.isThere = true;
  expect((await late.bring()).text()).toBe(early.text());
});
