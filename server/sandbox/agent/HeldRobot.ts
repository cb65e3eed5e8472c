import type { Readable, Writable } from 'node:stream';
import type { World } from '#contract/world.ts';
import { type RobotMessage, type RobotOrder, type Sighting, robotMessage } from '../robotMessages.ts';
import { readMessages } from '../readMessages.ts';
import type { Trial, TrialReport } from '../trialMessages.ts';

/** This workspace's robot, whichever process it is: its world and whether somebody watches are told to each that is started. */
export class HeldRobot {
  readonly #seen: (sighting: Sighting) => void;
  readonly #tried: (report: TrialReport) => void;
  readonly #note: (text: string) => void;
  #trial: Trial | undefined;
  #world: World | undefined;
  #isWatched = false;
  #robot: Writable | undefined;

  constructor(seen: (sighting: Sighting) => void, tried: (report: TrialReport) => void, note: (text: string) => void) {
    this.#seen = seen;
    this.#tried = tried;
    this.#note = note;
  }

  openWorld(world: World): void {
    this.#world = world;
    this.#order({ type: 'enter', world });
  }

  watch(isWatched: boolean): void {
    this.#isWatched = isWatched;
    this.#order({ type: 'watch', isWatched });
  }

  /** A robot that does not run yet will stand where it starts anyway. */
  reset(): void {
    this.#order({ type: 'reset' });
  }

  /** Whoever takes the place of a robot that judges gets no order: what that one knew is gone. */
  openTrial(trial: Trial): void {
    if (this.#robot === undefined) this.#trial = trial;
    else this.#order({ type: 'try', trial });
  }

  endTrial(): void {
    this.#order({ type: 'programEnded' });
  }

  /** The streams are those of a robot that has just been started. */
  attach(input: Writable, output: Readable): void {
    input.on('error', () => {
      // The robot is gone; the next one gets it.
    });
    readMessages(
      output,
      robotMessage,
      (message) => this.#hear(message),
      (problem) => this.#note(`The robot spoke nonsense and is not listened to any longer: ${problem}`),
    );
    this.#robot = input;
    if (this.#trial !== undefined) this.#order({ type: 'try', trial: this.#trial });
    this.#trial = undefined;
    if (this.#world !== undefined) this.#order({ type: 'enter', world: this.#world });
    if (this.#isWatched) this.#order({ type: 'watch', isWatched: true });
  }

  #hear(message: RobotMessage): void {
    if (message.type === 'seen') this.#seen(message.sighting);
    if (message.type === 'tried') this.#tried(message.report);
  }

  #order(order: RobotOrder): void {
    this.#robot?.write(`${JSON.stringify(order)}\n`);
  }
}
