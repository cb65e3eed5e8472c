import { expect, it } from 'vitest';
import type { Goal } from '#contract/goal.ts';
import type { World } from '#contract/world.ts';
import type { SimulationState } from '#server/robot/goals/simulationState.ts';
import { trackGoal } from '#server/robot/goals/trackGoal.ts';

const world: World = {
  start: { at: [0, 0], heading: 0 },
  walls: [],
  blocks: [{ name: 'block', at: [3.5, 0.5], size: [1, 1], heading: 0 }],
  crates: [
    { name: 'crate 1', at: [1, 1], size: [0.4, 0.4], heading: 0 },
    { name: 'crate 2', at: [1, 2], size: [0.4, 0.4], heading: 0 },
  ],
  carts: [],
  doors: [{ name: 'gate', at: [5, 0], open: [5, 2], size: [0.2, 1], heading: 0, speed: 1, service: '/gate' }],
  regions: [
    { name: 'target', shape: 'circle', at: [2, 0], radius: 0.5 },
    { name: 'zone', shape: 'box', from: [4, 2], to: [2, 0] },
    { name: 'floor', shape: 'box', from: [0, 0], to: [4, 1] },
  ],
  lines: [{ name: 'finish', from: [1, -1], to: [1, 1] }],
  tapes: [],
  markers: [],
  parameters: {},
  variants: [],
};

function state(time: number, change: Partial<SimulationState> = {}): SimulationState {
  return {
    time,
    pose: { x: 0, y: 0, yaw: 0 },
    velocity: { linear: 0, angular: 0 },
    crates: [
      { x: 1, y: 1, yaw: 0 },
      { x: 1, y: 2, yaw: 0 },
    ],
    held: null,
    charge: null,
    openness: new Map([['gate', 0]]),
    touched: [],
    ranges: null,
    metres: 0,
    silence: 0,
    uses: new Set(),
    ...change,
  };
}

/** What the goal stands at after each of these moments. */
function statuses(goal: Goal, ...states: SimulationState[]): string[] {
  const track = trackGoal(goal, world);
  return states.map((moment) => track(moment).status);
}

const at = (x: number, y = 0) => ({ pose: { x, y, yaw: 0 } });
const facing = (degrees: number) => ({ pose: { x: 0, y: 0, yaw: (degrees * Math.PI) / 180 } });
const using = (use: string) => state(0, { uses: new Set([use]) });
const holding = (held: number | null) => ({ ...at(2), held });
const driving = { velocity: { linear: 0.3, angular: 0 } };

it('asks for a stop of half a second, in the region', () => {
  const stop: Goal = [{ check: 'stop', region: 'target' }];
  expect(statuses(stop, state(0, at(1.4)), state(1, at(1.4)))).toEqual(['open', 'open']);
  expect(statuses(stop, state(0, at(2)), state(0.4, at(2)), state(0.5, at(2)))).toEqual(['open', 'open', 'met']);
  const passing = [state(0, at(2)), state(0.4, { ...at(2), ...driving }), state(0.6, at(2)), state(0.9, at(2))];
  expect(statuses(stop, ...passing)).toEqual(['open', 'open', 'open', 'open']);
});

it('asks for a door that is wide open, or quite shut', () => {
  const moments = [0, 0.5, 1, 0.99].map((part) => state(part, { openness: new Map([['gate', part]]) }));
  expect(moments.map((moment) => statuses([{ check: 'door', door: 'gate', is: 'open' }], moment))).toEqual([
    ['open'],
    ['open'],
    ['met'],
    ['open'],
  ]);
  expect(moments.map((moment) => statuses([{ check: 'door', door: 'gate', is: 'shut' }], moment))).toEqual([
    ['met'],
    ['open'],
    ['open'],
    ['open'],
  ]);
});

it('asks for a heading, whichever way round it is counted', () => {
  const face: Goal = [{ check: 'face', heading: 180, within: 5 }];
  expect(statuses(face, state(0, facing(170)), state(1, facing(-176)))).toEqual(['open', 'met']);
  expect(statuses([{ check: 'face', heading: -90, within: 5 }], state(0, facing(264)))).toEqual(['open']);
  expect(statuses([{ check: 'face', heading: -90, within: 5 }], state(0, facing(266)))).toEqual(['met']);
});

it('asks for visits in their order, however long ago', () => {
  const visit: Goal = [{ check: 'visit', regions: ['target', 'zone'] }];
  const away = state(5, at(-3));
  expect(statuses(visit, state(0, at(2)), away, state(6, at(3, 1)), away)).toEqual(['open', 'open', 'met', 'met']);
  expect(statuses(visit, state(0, at(3, 1)), state(1, at(2)), away)).toEqual(['open', 'open', 'open']);
  const track = trackGoal(visit, world);
  expect(track(state(0, at(2))).checks[0]).toEqual({ status: 'open', progress: 0.5 });
});

it('fails for good when the robot moves on without a command for longer than two of them take', () => {
  const rate: Goal = [{ check: 'commandRate', hertz: 5 }, { check: 'stop' }];
  const moving = (time: number, silence: number) => state(time, { ...driving, silence });
  expect(statuses(rate, moving(0, 0.1), moving(1, 0.4), moving(2, 0.41), state(3))).toEqual([
    'open',
    'open',
    'failed',
    'failed',
  ]);
  expect(statuses(rate, state(0, { silence: 9 }), state(1, { silence: 10 }))).toEqual(['open', 'met']);
});

it('asks what the program does with a topic', () => {
  const uses: Goal = [{ check: 'uses', topic: '/scan', by: 'subscribing' }];
  expect(statuses(uses, using('publishing /scan'))).toEqual(['open']);
  expect(statuses(uses, using('subscribing /scan'))).toEqual(['met']);
});

it('fails for good when more is driven than it allows', () => {
  const metres: Goal = [{ check: 'withinMetres', metres: 2 }, { check: 'stop' }];
  expect(statuses(metres, state(0, { metres: 2 }), state(1, { metres: 2.1 }))).toEqual(['open', 'failed']);
});

it('asks the gripper to hold nothing, at the end and not before', () => {
  const put: Goal = [{ check: 'letGo' }, { check: 'stop', region: 'target' }];
  expect(statuses(put, state(0, holding(1)), state(1, holding(1)), state(1.1, holding(null)))).toEqual([
    'open',
    'open',
    'met',
  ]);
});

it('fails for good when the battery runs empty, and never where there is none', () => {
  const charge: Goal = [{ check: 'charge' }, { check: 'stop' }];
  expect(statuses(charge, state(0, { charge: 1 }), state(0.1, { charge: 0 }))).toEqual(['open', 'failed']);
  expect(statuses(charge, state(0), state(0.5))).toEqual(['open', 'met']);
});

it('takes any place for a stop without a region, and no turning for a stop', () => {
  const turning = { velocity: { linear: 0, angular: 0.5 } };
  expect(statuses([{ check: 'stop' }], state(0), state(0.5))).toEqual(['open', 'met']);
  expect(statuses([{ check: 'stop' }], state(0, turning), state(1, turning))).toEqual(['open', 'open']);
});

it('asks for every crate in the region, whichever corners describe it', () => {
  const deliver: Goal = [{ check: 'deliver', crates: ['crate 1', 'crate 2'], region: 'zone' }];
  const one = {
    crates: [
      { x: 3, y: 1, yaw: 0 },
      { x: 1, y: 2, yaw: 0 },
    ],
  };
  const both = {
    crates: [
      { x: 3, y: 1, yaw: 0 },
      { x: 2, y: 2, yaw: 0 },
    ],
  };
  const track = trackGoal(deliver, world);
  expect(track(state(0, one)).checks).toEqual([{ status: 'open', progress: 0.5 }]);
  expect(track(state(1, both)).status).toBe('met');
});

it('fails for good when the robot touches something, and says what', () => {
  const track = trackGoal([{ check: 'touchNothing' }, { check: 'stop' }], world);
  track(state(0));
  expect(track(state(1, { touched: ['block'] }))).toMatchObject({
    status: 'failed',
    time: 1,
    checks: [{ status: 'broken', cause: 'block' }, { status: 'holds' }],
  });
  expect(track(state(2)).status).toBe('failed');
});

it('keeps every part of the robot off a line, and its far end out of account', () => {
  const keepOff: Goal = [
    { check: 'keepOff', line: 'finish' },
    { check: 'stop', region: 'target' },
  ];
  expect(statuses(keepOff, state(0, at(0.79)), state(1, at(0.81)))).toEqual(['open', 'failed']);
  expect(statuses(keepOff, state(0, at(1, 1.2)))).toEqual(['open']);
});

it('gives up when the time is over, and not at its last moment', () => {
  const goal: Goal = [
    { check: 'withinTime', seconds: 10 },
    { check: 'stop', region: 'target' },
  ];
  expect(statuses(goal, state(10), state(10.01))).toEqual(['open', 'failed']);
});

it('is met once all checks hold together, and stays so', () => {
  const goal: Goal = [{ check: 'stop', region: 'target' }, { check: 'touchNothing' }];
  const after = [state(0, at(2)), state(1, at(2)), state(2, { touched: ['block'] })];
  expect(statuses(goal, ...after)).toEqual(['open', 'met', 'met']);
});

it('counts the cells that rays have passed, and not those under a block', () => {
  const track = trackGoal([{ check: 'see', region: 'floor', cell: 1, share: 1 }], world);
  const ranges = new Float32Array(360).fill(0);
  // Straight ahead, as far as the block.
  ranges[180] = 3;
  expect(track(state(0, { ...at(0.1, 0.5), ranges: null })).checks).toEqual([{ status: 'open', progress: 0 }]);
  expect(track(state(1, { ...at(0.1, 0.5), ranges })).status).toBe('met');
});

it('sees no farther than the laser reads', () => {
  const track = trackGoal([{ check: 'see', region: 'floor', cell: 1, share: 1 }], world);
  const ranges = new Float32Array(360).fill(0);
  ranges[180] = 1.2;
  expect(track(state(0, { ...at(0.1, 0.5), ranges })).checks[0]?.progress).toBeCloseTo(2 / 3, 9);
});
