/** Learners at work with and without hostile ones beside them, in turns of one run. */
import { DEFAULT_FILE_PATH } from '#contract/limits.ts';
import * as v from 'valibot';
import { type Learner, median, post, saveOver, startProgram } from '../benchServer.ts';
import { type Hostility, hostilityOf } from './hostility.ts';
import { type Measure, shareBelow, wait } from './Measure.ts';
import { hear, openPage, withClass } from './openClass.ts';

const HEALTH_BAR_MS = 100;
const TURNS = 2;
const SAVE_EVERY_MS = 1000;
const KINDS = ['save', 'build', 'output'] as const;
type Took = Record<(typeof KINDS)[number], number[]>;

const clock = `#!/usr/bin/env python3
import time
while True:
    print('%.4f' % time.time(), flush=True)
    time.sleep(0.05)
`;

interface Size {
  learners: number;
  hostile: number;
  /** With and without hostile ones, each. */
  seconds: number;
  /**
   * So many saves come to a build. Where the builds alone fill the processors, what a save waits for is chance: the slowest of thirty
   * learners then took several times as long in the second half as in the first, with nobody hostile in either.
   */
  savesPerBuild: number;
}

interface Work {
  /** By learner. */
  took: Took[];
  health: number[];
}

export const oneHostile: Measure = {
  promise: 'One hostile learner at every limit slows nobody’s build and no answer of the server',
  bar: `build ≤ 1.3 ×, /healthz p99 ≤ ${HEALTH_BAR_MS} ms`,
  take: (quick) =>
    besideHostile({ learners: 3, hostile: 1, seconds: quick ? 12 : 30, savesPerBuild: 2 }).then(
      ({ ratios, health }) => {
        const { build } = ratios;
        return {
          figure: `build ${build.all.toFixed(2)} × (the slowest of 3 ${build.worst.toFixed(2)} ×), /healthz p99 ${health.beside.toFixed(0)} ms (alone ${health.alone.toFixed(0)} ms)`,
          holds: build.all <= 1.3 && health.beside <= HEALTH_BAR_MS,
        };
      },
    ),
};

export const aClass: Measure = {
  promise: 'Thirty learners beside five hostile ones (--quick: six beside one) save, build and read as without them',
  bar: 'save, build and output ≤ 1.5 ×',
  take: (quick) =>
    besideHostile(
      quick
        ? { learners: 6, hostile: 1, seconds: 24, savesPerBuild: 4 }
        : { learners: 30, hostile: 5, seconds: 240, savesPerBuild: 24 },
    ).then(({ ratios, typical }) => ({
      figure: KINDS.map((kind) => {
        const { all, worst } = ratios[kind];
        return `${kind} ${all.toFixed(2)} × (the slowest learner ${worst.toFixed(2)} ×; ${typical[kind].toFixed(0)} ms)`;
      }).join(', '),
      holds: KINDS.every((kind) => ratios[kind].worst <= 1.5),
    })),
};

async function besideHostile(size: Size) {
  return withClass(size.learners + size.hostile, async ({ server, learners: everybody }) => {
    const learners = everybody.slice(0, size.learners);
    const hostile = await Promise.all(everybody.slice(size.learners).map(hostilityOf));
    const alone = emptyWork(size.learners);
    const beside = emptyWork(size.learners);
    const workers = await Promise.all(learners.map((learner, index) => openWorker(learner, size.savesPerBuild, index)));
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
    const typicalOf = (kind: (typeof KINDS)[number]) => median(beside.took.flatMap((took) => took[kind]));
    return {
      typical: { save: typicalOf('save'), build: typicalOf('build'), output: typicalOf('output') },
      ratios: { save: ratioOf('save'), build: ratioOf('build'), output: ratioOf('output') },
      health: { alone: shareBelow(alone.health, 0.99), beside: shareBelow(beside.health, 0.99) },
    };
  });
}

const emptyWork = (learners: number): Work => ({
  took: Array.from({ length: learners }, () => ({ save: [], build: [], output: [] })),
  health: [],
});

/** Saves, and builds now and then, while a program of theirs prints. */
interface Worker {
  /** Saves, and builds where it is time to; puts what each took into `took`. */
  round: (took: Took) => Promise<void>;
  /** Where lateness of lines is put from now on. */
  late: { into: number[] | null };
}

/** `savedBefore` differs from learner to learner, so that they do not build all at once. */
async function openWorker(learner: Learner, savesPerBuild: number, savedBefore: number): Promise<Worker> {
  let count = savedBefore;
  let version = await saveOver(learner, clock);
  const late: Worker['late'] = { into: null };
  const page = await openPage(learner);
  hear(page, await startProgram(learner, 'Clock'), 0, ({ lines }) => {
    const now = Date.now();
    for (const line of lines) late.into?.push(now - Number(line) * 1000);
  });
  const build = async () => {
    const body = { code: `${clock}# built ${count}\n`, file_path: DEFAULT_FILE_PATH, base_version: version };
    v.parse(v.object({ success: v.literal(true) }), await post(learner, '/api/build-with-code', body));
  };
  const round = async (took: Took) => {
    count += 1;
    took.save.push(await timed(async () => (version = await saveOver(learner, `${clock}# ${count}\n`))));
    if (count % savesPerBuild === 0) took.build.push(await timed(build));
  };
  await build();
  return { round, late };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
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
    await wait((index / workers.length) * SAVE_EVERY_MS);
    while (performance.now() < end) {
      await round(took);
      // By chance, or the same learners would build at the same moment again and again.
      await wait(SAVE_EVERY_MS * (0.5 + Math.random()));
    }
    late.into = null;
  };
  await Promise.all([probe(), ...workers.map(work)]);
}
