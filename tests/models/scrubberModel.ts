import type { JudgedRun } from '#contract/judgedRun.ts';
import { scrubberMachine } from '#machines/workspace/scrubberMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';

/** Half a minute of a robot that ran into something in the middle of it. */
const kept = {
  from: 0,
  to: 30_000,
  marks: [{ kind: 'collided' as const, at: 15_000, x: 1, y: 2 }],
  gaps: [],
  lag: 0,
};

/** Before the judge the robot drove for 30 seconds. */
const run: JudgedRun = {
  every: 15_000,
  poses: [
    [0, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
  ],
  crates: [],
};

export const scrubberModel = modelOf({
  machine: scrubberMachine,
  input: (world) => ({ past: { ...askingPorts(world).past, read: () => kept } }),
  events: [
    { type: 'past.begun' },
    { type: 'past.left' },
    { type: 'moment.chosen', at: 0 },
    { type: 'moment.chosen', at: 15_000 },
    { type: 'play.requested' },
    { type: 'past.played', at: 20_000 },
    { type: 'past.ended', at: 30_000 },
    { type: 'judgedRun.chosen', run, challengeId: 5, from: 'start' },
    { type: 'judgedRun.chosen', run, challengeId: 5, from: 'end' },
    { type: 'keptRun.opened', id: 'k1' },
    { type: 'keptRun.compared', id: 'k2' },
    { type: 'keptRun.compared', id: 'k3' },
    { type: 'comparison.ended' },
    { type: 'pause.requested' },
    { type: 'live.requested' },
    { type: 'bag.requested', odometry: 'exact' },
  ],
  known: ({ at, isOther, isOfBoth, compared }) => ({ at, isOther, isOfBoth, compared: compared.length }),
});
