import { expect, it } from 'vitest';
import type { RobotFrame } from '#contract/robot.ts';
import type { SeenRun } from '#machines/ports/logPort.ts';
import { KEPT_MS, RunRecord } from '#src/adapters/RunRecord.ts';
import { runReader } from '#src/adapters/runReader.ts';
import { runText } from '#src/adapters/runText.ts';

const START = 5000;
/** What the clocks say when the run is written: an hour after the page was opened. */
const clocks = { date: () => 1_800_003_600_000, now: () => 3_600_000 };
const asItIs = (text: string) => text;

const frame = (changes: Partial<RobotFrame>): RobotFrame => ({
  world: 1,
  era: 1,
  at: 0,
  pose: [0, 0, 0],
  ...changes,
});

const runOf = (record: RunRecord) => ({ record, world: 1, began: 1_700_000_000_000, marks: [...record.marks] });

function reread(text: string): SeenRun {
  const run = runReader.read(text);
  if (typeof run === 'string') throw new Error(run);
  return run;
}

it('writes a run that is read again, and when it began by both clocks', () => {
  const record = new RunRecord();
  for (let at = 0; at <= 3000; at += 100) record.take(frame({ pose: [at / 1600, 0, 0], scan: [100, 0] }), START + at);
  const text = runText(runOf(record), asItIs, clocks);
  expect(text).toMatchObject({ moment: START, at: 1_800_000_005_000 });
  const { kept, sightAt } = reread(text!.run);
  expect(kept).toMatchObject({ from: 0, to: 3000 });
  expect(sightAt(1500)).toEqual(record.sightAt(START + 1500));
});

it('makes the names in it safe', () => {
  const record = new RunRecord();
  record.take(frame({}), START);
  const marks = [{ kind: 'began' as const, at: START, name: 'my secret' }];
  const { run } = runText({ ...runOf(record), marks }, () => '•••', clocks)!;
  expect(reread(run).kept.marks).toEqual([{ kind: 'began', at: 0, name: '•••' }]);
});

it('takes no more than a megabyte for ten minutes with everything in them, and shows them nearly as they were', () => {
  const record = new RunRecord();
  const scan = Array.from({ length: 180 }, (_, ray) => ray);
  for (let at = 0; at < KEPT_MS; at += 33) {
    // Put back half-way, far from where it was.
    const [era, x] = at < KEPT_MS / 2 ? [1, 100 + at / 1024] : [2, (at - KEPT_MS / 2) / 1024];
    const isScan = at % 99 === 0;
    record.take(frame({ era, pose: [x, 0, 0], ...(isScan ? { scan } : { crates: [[at % 60, x, 1, 0]] }) }), START + at);
  }
  const { run } = runText(runOf(record), asItIs, clocks)!;
  expect(run.length).toBeLessThan(1_000_000);
  const { kept, sightAt } = reread(run);
  for (const at of [1000, 100_000, KEPT_MS / 2 + 5000, kept.to]) {
    const [sent, seen] = [sightAt(at)!, record.sightAt(START + at)!];
    expect(Math.abs(sent.pose[0] - seen.pose[0]), `at ${at}`).toBeLessThan(2);
    expect(Math.max(...sent.trail.map(([x]) => x)), 'no trail from before the reset').toBeLessThanOrEqual(sent.pose[0]);
  }
  expect(sightAt(kept.to)!.crates).toEqual(record.sightAt(record.to)!.crates);
});

it.each([
  ['not base64!', 'damaged'],
  ['', 'damaged'],
  [btoa('SLRN with nothing behind'), 'otherForm'],
])('says what is wrong with %j', (text, fault) => {
  expect(runReader.read(text)).toBe(fault);
});
