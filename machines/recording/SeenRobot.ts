/** The robot as it was seen in a visit, at each of its moments. */
import type { JudgedRun } from '#contract/judgedRun.ts';
import type { UnmetCheck } from '#contract/verdict.ts';
import type { RunReader, RunText, SeenRun } from '../ports/logPort.ts';
import type { KeptRun } from '../ports/pastPort.ts';
import type { RobotSight } from '../ports/robotPort.ts';

/** The robot of a moment: seen, not seen for a while, or seen only before what the log has. */
export type RobotMoment = 'seen' | 'unseen' | 'before';

/** What the page looked back at: a moment of what was seen there, or of another run. */
export interface ViewedMoment {
  at: number;
  isOther: boolean;
}

export class SeenRobot {
  readonly #reader: RunReader;
  readonly #run: SeenRun | null;
  readonly #text: RunText | null;
  /** The runs of the judge that were opened, and at which steps; null for what was kept under names, which no log has. */
  readonly #opened: { step: number; run: SeenRun | null }[] = [];
  #live: RobotSight | null = null;
  #shown: RobotSight | null = null;
  #kept: KeptRun | null = null;
  #moment: number | null = null;

  constructor(reader: RunReader, run: SeenRun | null, text: RunText | null) {
    this.#reader = reader;
    this.#run = run;
    this.#text = text;
  }

  /** Another run is looked at from a step on. */
  open(step: number, run: JudgedRun | null, failures: readonly UnmetCheck[] = []): void {
    this.#opened.push({ step, run: run === null ? null : this.#reader.judged(run, failures) });
  }

  /** Shows it as it was seen at a time, in milliseconds since 1970, after a step. */
  show(step: number, time: number, back: ViewedMoment | null): void {
    const now = this.#momentAt(time);
    this.#live = now === null || now < 0 ? null : (this.#run?.sightAt(now) ?? null);
    this.#kept = this.#keptAt(now);
    this.#moment = back?.at ?? null;
    this.#shown = this.#live;
    if (back === null) return;
    if (back.isOther) {
      const other = this.#opened.findLast((opened) => opened.step <= step)?.run ?? null;
      this.#kept = other?.kept ?? null;
      this.#shown = other?.sightAt(back.at) ?? null;
    } else this.#shown = this.#run?.sightAt(back.at - (this.#text?.moment ?? 0)) ?? null;
  }

  /** What a log with a run has of the robot at that time. */
  at(time: number): RobotMoment {
    const now = this.#momentAt(time) ?? 0;
    const { to = 0, gaps = [] } = this.#run?.kept ?? {};
    if (now < 0) return 'before';
    return now > to + LATE_MS || gaps.some(([start, end]) => start < now && now < end) ? 'unseen' : 'seen';
  }

  get live(): RobotSight | null {
    return this.#live;
  }

  get shown(): RobotSight | null {
    return this.#shown;
  }

  /** What could be looked back at, by the moments of the visit. */
  get kept(): KeptRun | null {
    return this.#kept;
  }

  get moment(): number | null {
    return this.#moment;
  }

  #momentAt(time: number): number | null {
    return this.#text === null ? null : time - this.#text.at;
  }

  #keptAt(now: number | null): KeptRun | null {
    if (this.#run === null || this.#text === null || now === null || now < 0) return null;
    const { moment } = this.#text;
    const { to, marks, gaps, lag } = this.#run.kept;
    return {
      from: moment,
      to: moment + Math.min(to, now),
      marks: marks.filter(({ at }) => at <= now).map((mark) => Object.assign({}, mark, { at: mark.at + moment })),
      gaps: gaps.filter(([, end]) => end <= now).map(([start, end]) => [start + moment, end + moment]),
      lag: lag + moment,
    };
  }
}

/** What is on its way is not missing. */
const LATE_MS = 1000;
