// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { appMachine } from '#machines/app/appMachine.ts';
import { appPlayer } from '#machines/recording/appPlayer.ts';
import { recordedPorts } from '#machines/recording/recordedPorts.ts';
import { recorder } from '#machines/recording/recorder.ts';
import { logDownload } from '#src/adapters/logDownload.ts';
import { fakePorts } from '../fakes/fakePorts.ts';
import { logOf, settled } from '../machines/recording/openRecorded.ts';

// This document has no files of its own to give away.
URL.createObjectURL = () => '#log';
URL.revokeObjectURL = () => undefined;

it('gives a log that ends with the whole step in which it was asked for', async () => {
  const given: string[] = [];
  const recording = recorder({ now: () => 0, version: '1.0.0', build: 'test' });
  const log = logDownload(() => {
    const text = recording.text();
    given.push(text);
    return text;
  });
  const ports = fakePorts();
  const app = createActor(appMachine, {
    input: { ports: recordedPorts({ ...ports, log: { ...ports.log, ...log } }, recording.hear) },
    inspect: (inspected) => recording.inspect(inspected),
  }).start();
  await settled();
  const { report } = app.getSnapshot().children;
  report?.send({ type: 'report.opened' });
  report?.send({ type: 'download.requested' });
  await settled();

  const [replayed] = given.map(logOf);
  expect(given).toHaveLength(1);
  expect(replayed?.entries.at(-1)?.event.type).toBe('download.requested');
  expect(appPlayer(replayed!).run()).toBeUndefined();
});
