import type { Readable, Writable } from 'node:stream';
import type { RobotReport } from '#contract/graph.ts';
import type { WatchedFloor } from '#contract/goal.ts';
import type { World } from '#contract/world.ts';
import { withinTime } from '../../limits/withinTime.ts';
import { type HandOrder, type RobotMessage, type RobotOrder, robotMessage } from '../robotMessages.ts';
import { Deferred } from '../Deferred.ts';
import { readMessages } from '../readMessages.ts';
import type { Trial, TrialReport } from '../trialMessages.ts';

const REPORT_WITHIN_MS = 1000;

/** This workspace's robot, whichever process it is: its world and whether somebody watches are told to each that is started. */
export class RobotProxy {
  readonly #tried: (report: TrialReport) => void;
  readonly #note: (text: string) => void;
  #trial: Trial | undefined;
  #entry: Extract<RobotOrder, { type: 'enter' }> | undefined;
  #isWatched = false;
  #robot: Writable | undefined;
  /** Who waits for what the robot remembers. */
  readonly #asking: ((report: RobotReport) => void)[] = [];

  constructor(tried: (report: TrialReport) => void, note: (text: string) => void) {
    this.#tried = tried;
    this.#note = note;
  }

  openWorld(world: World, floor?: WatchedFloor): void {
    this.#entry = { type: 'enter', world, ...(floor && { floor }) };
    this.#order(this.#entry);
  }

  watch(isWatched: boolean): void {
    this.#isWatched = isWatched;
    this.#order({ type: 'watch', isWatched });
  }

  /** A robot that does not run yet will stand where it starts anyway. */
  reset(): void {
    this.#order({ type: 'reset' });
  }

  /** A robot that takes the place of a paused one goes on. */
  pause(isPaused: boolean): void {
    this.#order({ type: 'pause', isPaused });
  }

  /** A robot that takes the place of one that was driven by hand learns of that with the next command. */
  steer(order: HandOrder): void {
    this.#order(order);
  }

  /** What it remembers of its last seconds; null when it does not answer. */
  report(): Promise<RobotReport | null> {
    const answer = new Promise<RobotReport>((resolve) => this.#asking.push(resolve));
    this.#order({ type: 'report' });
    return withinTime(answer, REPORT_WITHIN_MS, () => new Error('The robot does not answer.')).catch(() => null);
  }

  /** Whoever takes the place of a robot that judges gets no order: what that one knew is gone. */
  openTrial(trial: Trial): void {
    if (this.#robot === undefined) this.#trial = trial;
    else this.#order({ type: 'try', trial });
  }

  endTrial(): void {
    this.#order({ type: 'programEnded' });
  }

  /** The streams are those of a robot that has just been started. Resolves when it says that it is ready. */
  attach(input: Writable, output: Readable): Promise<void> {
    const ready = new Deferred<void>();
    input.on('error', () => {
      // The robot is gone; the next one gets it.
    });
    readMessages(
      output,
      robotMessage,
      (message) => (message.type === 'ready' ? ready.resolve() : this.#hear(message)),
      (problem) => this.#note(`The robot spoke nonsense and is not listened to any longer: ${problem}`),
    );
    this.#robot = input;
    if (this.#trial !== undefined) this.#order({ type: 'try', trial: this.#trial });
    this.#trial = undefined;
    if (this.#entry !== undefined) this.#order(this.#entry);
    if (this.#isWatched) this.#order({ type: 'watch', isWatched: true });
    return ready.promise;
  }

  #hear(message: Exclude<RobotMessage, { type: 'ready' }>): void {
    if (message.type === 'tried') this.#tried(message.report);
    if (message.type === 'reported') for (const resolve of this.#asking.splice(0)) resolve(message.report);
  }

  #order(order: RobotOrder): void {
    this.#robot?.write(`${JSON.stringify(order)}\n`);
  }
}
