/** Learners at work with and without hostile ones beside them, in turns of one run. */
import { DEFAULT_FILE_PATH } from '#contract/limits.ts';
import * as v from 'valibot';
import { type Learner, median, post, saveOver, startProgram } from '../benchServer.ts';
import { type Hostility, hostilityOf } from './hostility.ts';
import { type Measure, shareBelow, wait } from './Measure.ts';
import { hear, openPage, withClass } from './openClass.ts';

const HEALTH_BAR_MS = 100;
const TURNS = 2;
const KINDS = ['save', 'build', 'output'] as const;
type Took = Record<(typeof KINDS)[number], number[]>;

const clock = `#!/usr/bin/env python3
import time
while True:
    print('%.4f' % time.time(), flush=True)
    time.sleep(0.05)
`;

interface Work {
  /** By learner. */
  took: Took[];
  health: number[];
}

export const oneHostile: Measure = {
  promise: 'One hostile learner at every limit slows nobody’s build and no answer of the server',
  bar: `build ≤ 1.3 ×, /healthz p99 ≤ ${HEALTH_BAR_MS} ms`,
  take: (quick) =>
    besideHostile({ learners: 3, hostile: 1, seconds: quick ? 12 : 30 }).then(({ ratios, health }) => {
      const { build } = ratios;
      return {
        figure: `build ${build.all.toFixed(2)} × (the slowest of 3 ${build.worst.toFixed(2)} ×), /healthz p99 ${health.beside.toFixed(0)} ms (alone ${health.alone.toFixed(0)} ms)`,
        holds: build.all <= 1.3 && health.beside <= HEALTH_BAR_MS,
      };
    }),
};

export const aClass: Measure = {
  promise: 'Thirty learners beside five hostile ones (--quick: six beside one) save, build and read as without them',
  bar: 'save, build and output ≤ 1.5 ×',
  take: (quick) =>
    besideHostile(quick ? { learners: 6, hostile: 1, seconds: 12 } : { learners: 30, hostile: 5, seconds: 45 }).then(
      ({ ratios }) => ({
        figure: KINDS.map(
          (kind) => `${kind} ${ratios[kind].all.toFixed(2)} × (the slowest learner ${ratios[kind].worst.toFixed(2)} ×)`,
        ).join(', '),
        holds: KINDS.every((kind) => ratios[kind].worst <= 1.5),
      }),
    ),
};

async function besideHostile(size: { learners: number; hostile: number; seconds: number }) {
  return withClass(size.learners + size.hostile, async ({ server, learners: everybody }) => {
    const learners = everybody.slice(0, size.learners);
    const hostile = await Promise.all(everybody.slice(size.learners).map(hostilityOf));
    const alone = emptyWork(size.learners);
    const beside = emptyWork(size.learners);
    const workers = await Promise.all(learners.map(openWorker));
    for (let turn = 0; turn < TURNS; turn += 1) {
      await workFor(size.seconds / TURNS, server.address, workers, alone);
      await Promise.all(hostile.map((one: Hostility) => one.begin()));
      // What is begun is noticed within a second or two; that moment is no measure of how it goes on.
      await wait(3000);
      await workFor(size.seconds / TURNS, server.address, workers, beside);
      await Promise.all(hostile.map((one: Hostility) => one.end()));
      await wait(3000);
    }
    const ratioOf = (kind: (typeof KINDS)[number]) => {
      const all = median(beside.took.flatMap((took) => took[kind])) / median(alone.took.flatMap((took) => took[kind]));
      const each = beside.took.map((took, index) => median(took[kind]) / median(alone.took[index]?.[kind] ?? []));
      return { all, worst: Math.max(...each) };
    };
    return {
      ratios: { save: ratioOf('save'), build: ratioOf('build'), output: ratioOf('output') },
      health: { alone: shareBelow(alone.health, 0.99), beside: shareBelow(beside.health, 0.99) },
    };
  });
}

const emptyWork = (learners: number): Work => ({
  took: Array.from({ length: learners }, () => ({ save: [], build: [], output: [] })),
  health: [],
});

/** Saves and builds in turns, while a program of theirs prints. */
interface Worker {
  /** Once round; answers what each step took. */
  round: () => Promise<{ save: number; build: number }>;
  /** Where lateness of lines is put from now on. */
  late: { into: number[] | null };
}

async function openWorker(learner: Learner): Promise<Worker> {
  let count = 0;
  let version = await saveOver(learner, clock);
  const late: Worker['late'] = { into: null };
  const page = await openPage(learner);
  hear(page, await startProgram(learner, 'Clock'), 0, ({ lines }) => {
    const now = Date.now();
    for (const line of lines) late.into?.push(now - Number(line) * 1000);
  });
  const round = async () => {
    const begun = performance.now();
    version = await saveOver(learner, `${clock}# ${(count += 1)}\n`);
    const saved = performance.now();
    const code = `${clock}# ${(count += 1)}\n`;
    const body = { code, file_path: DEFAULT_FILE_PATH, base_version: version };
    v.parse(v.object({ success: v.literal(true) }), await post(learner, '/api/build-with-code', body));
    return { save: saved - begun, build: performance.now() - saved };
  };
  await round();
  return { round, late };
}

async function workFor(seconds: number, address: string, workers: readonly Worker[], into: Work): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const probe = async () => {
    while (performance.now() < end) {
      const asked = performance.now();
      await (await fetch(`${address}/healthz`)).arrayBuffer();
      into.health.push(performance.now() - asked);
      await wait(50);
    }
  };
  const work = async ({ round, late }: Worker, index: number) => {
    const took = into.took[index];
    if (took === undefined) return;
    late.into = took.output;
    // They do not press all at once, and think between two presses.
    await wait((index / workers.length) * 2000);
    while (performance.now() < end) {
      const { save, build } = await round();
      took.save.push(save);
      took.build.push(build);
      await wait(2000);
    }
    late.into = null;
  };
  await Promise.all([probe(), ...workers.map(work)]);
}
