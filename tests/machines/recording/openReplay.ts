/** The machine of the page that replays a log, and a log for it. */
import { SimulatedClock, createActor, waitFor } from 'xstate';
import { loadLog } from '#machines/recording/loadedLog.ts';
import { logTest } from '#machines/recording/logTest.ts';
import type { ReplayInput } from '#machines/recording/replayContext.ts';
import { replayMachine } from '#machines/recording/replayMachine.ts';
import { selectIsReading, selectLoaded } from '#machines/recording/replaySelectors.ts';
import { runReader } from '#src/adapters/runReader.ts';
import { ada } from '../../fakes/fakeAuth.ts';
import { actorAt, openRecorded, settled } from './openRecorded.ts';

/** A short visit, with waits between what was done. */
export async function recordVisit() {
  const { app, ports, clock, masked } = openRecorded({ path: '/challenges', user: ada });
  await settled();
  clock.increment(40);
  app.getSnapshot().children.theme?.send({ type: 'theme.toggled' });
  clock.increment(60_000);
  ports.location.move('/dashboard');
  await settled();
  return masked.text();
}

/** A visit that ended when a machine threw. */
export async function recordThrow() {
  const { app, masked } = openRecorded({ path: '/challenge/1', user: ada });
  app.subscribe({ error: () => undefined });
  await settled();
  actorAt(app, 'workspace/runtime/consoleList')?.send({ type: 'response.received' });
  return masked.text();
}

/** A short visit in the form that was written before, when a log lost its beginning first. */
export async function recordHeadless() {
  const [header = '', , ...rest] = (await recordVisit()).split('\n');
  return [JSON.stringify({ ...JSON.parse(header), v: 3, dropped: 1 }), ...rest].join('\n');
}

/** Writes here what is written in a worker. */
const write: ReplayInput['write'] = ({ text, ...request }, report) => {
  let isWanted = true;
  const answer = async () => {
    await settled();
    if (isWanted) report(logTest(text, { ...request, about: '', isOver: () => false }));
  };
  void answer();
  return () => {
    isWanted = false;
  };
};

interface Around {
  /** What reading a log waits for now and then. */
  breathe?: () => Promise<void>;
  /** Told when a log was compared to its end, and what was seen beside it is read. */
  compared?: () => void;
}

export function openReplay({ breathe = settled, compared = () => undefined }: Around = {}) {
  const openRuns = async () => {
    compared();
    return runReader;
  };
  const clock = new SimulatedClock();
  const replay = createActor(replayMachine, {
    clock,
    input: {
      open: (file) => file.text(),
      read: (text, signal) => loadLog(text, { breathe, openRuns, signal }),
      write,
    },
  }).start();
  const read = async (text: string) => {
    replay.send({ type: 'log.read', text });
    await waitFor(replay, (state) => !selectIsReading(state));
    return selectLoaded(replay.getSnapshot());
  };
  return { replay, clock, read };
}
