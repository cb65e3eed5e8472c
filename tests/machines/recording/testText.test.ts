/** That a log becomes a test: the file that is written is run, on machines with the fault and on those without. */
import { type AnyStateMachine, createActor } from 'xstate';
import { expect, it } from 'vitest';
import { appMachine } from '#machines/app/appMachine.ts';
import type { Log } from '#machines/recording/logFormat.ts';
import { player } from '#machines/recording/player.ts';
import { type ReplayedEvent, type ReplayFrom, replayEvents } from '#machines/recording/replayEvents.ts';
import { testCase } from '#machines/recording/testCase.ts';
import { testText } from '#machines/recording/testText.ts';
import { visitText } from '#machines/recording/visitText.ts';
import { isFull } from '../../isFull.ts';
import { logOf } from './openRecorded.ts';
import { recordThrow } from './openReplay.ts';
import { plantedFaults, recordSegments, recordWork } from './plantedFaults.ts';

const created = (machine: AnyStateMachine) => (options: object) => createActor(machine, options);
const never = () => false;
const run = (_title: string, test: () => void) => test();

/** The test that is written on a machine for a step of a log: by default the one where they part. */
function written(
  log: Log,
  machine: AnyStateMachine,
  chosen: { step?: number; isWrong?: boolean; about?: string } = {},
) {
  const divergence = player(created(machine), log).run();
  const { step = divergence?.step ?? log.entries.length - 1, isWrong = false, about = '' } = chosen;
  const answer = testCase(created(machine), log, { step, divergence, isWrong, about, isOver: never });
  if (answer.outcome !== 'made') throw new Error(answer.outcome);
  return { ...answer.made, text: testText(answer.made, log.header, isWrong) };
}

/** Runs the body of a written test, whose imports are given to it, on some machine; what it complains of. */
function complaintOf(text: string, machine: AnyStateMachine): string | null {
  const body = text.replaceAll(/^import .*$/gm, '');
  const retell = (list: readonly ReplayedEvent[], from?: ReplayFrom) =>
    replayEvents(list, { ...from, create: created(machine) });
  try {
    // oxlint-disable-next-line no-implied-eval, no-new-func -- it is what is tested
    new Function('it', 'expect', 'replayEvents', body)(run, expect, retell);
    return null;
  } catch (error) {
    return String(error);
  }
}

it.each(isFull ? plantedFaults : plantedFaults.slice(0, 6))('writes a short test that finds %s', async (_, faulty) => {
  const { events, text } = written(await recordWork(), faulty);
  expect(complaintOf(text, faulty)).not.toBeNull();
  expect(complaintOf(text, appMachine)).toBeNull();
  expect(events.length).toBeLessThanOrEqual(25);
});

/** What a fault keeps from happening is in no log of it: nobody waits for a timer there. */
const seenFaults = plantedFaults.filter(([, , { kind }]) => kind === 'state' || kind === 'context');

it.each(isFull ? seenFaults : seenFaults.slice(1, 4))(
  'writes a test that denies what a log shows of %s',
  async (_, faulty) => {
    const log = await recordWork(faulty);
    expect(player(created(faulty), log).run()).toBeUndefined();
    const parted = player(created(appMachine), log).run();
    const { events, text } = written(log, faulty, {
      step: parted?.step,
      isWrong: true,
      about: `${parted?.path} ${parted?.key ?? ''}`,
    });
    expect(complaintOf(text, faulty)).not.toBeNull();
    expect(complaintOf(text, appMachine)).toBeNull();
    expect(events.length).toBeLessThanOrEqual(25);
  },
);

/** What is left of a log when all before the last segment has gone in which it begins before this step. */
async function lateLog(step: number, machine?: AnyStateMachine): Promise<Log> {
  const segments = await recordSegments(machine);
  const first = segments.findLastIndex(({ before }) => before > 0 && before < step);
  return logOf(visitText({ version: '1.0.0', build: 'test', t0: 0 }, segments.slice(first)));
}

it.each(isFull ? plantedFaults : plantedFaults.slice(0, 6))(
  'writes a short test that finds %s of a log that has lost its beginning',
  async (_, faulty) => {
    const parted = player(created(faulty), await recordWork()).run();
    const log = await lateLog(parted?.step ?? 0);
    expect(log.entries[0]?.kind).toBe('s');
    const { events, start, text } = written(log, faulty);
    expect(complaintOf(text, faulty)).not.toBeNull();
    expect(complaintOf(text, appMachine)).toBeNull();
    expect(events.length).toBeLessThanOrEqual(25);
    expect(start?.actors.length).toBeLessThanOrEqual(25);
  },
);

it('writes a test that demands that a machine throws, or denies it', async () => {
  const log = logOf(await recordThrow());
  expect(complaintOf(written(log, appMachine).text, appMachine)).toBeNull();
  const denying = written(log, appMachine, { isWrong: true });
  expect(complaintOf(denying.text, appMachine)).toContain('Unable to evaluate guard');
});
