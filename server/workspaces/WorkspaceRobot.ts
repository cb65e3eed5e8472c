import { watchedFloorOf } from '#contract/goal.ts';
import type { OpenedWorld } from '#contract/robot.ts';
import type { HandOrder, Sighting } from '../sandbox/robotMessages.ts';
import type { Sandbox } from '../sandbox/startSandbox.ts';

/** Called with what there is to see at some moments, the earliest first, and with the challenge whose world it is; null is the practice world. */
export type RobotWatcher = (sightings: readonly Sighting[], challengeId: number | null) => void;

/** The robot of a workspace as the server knows it, whichever sandbox it runs in: its world, and who watches it. */
export class WorkspaceRobot {
  readonly #worldOf: (challengeId: number | null) => OpenedWorld | undefined;
  readonly #changed: () => void;
  readonly #watchers = new Set<RobotWatcher>();
  #opened: OpenedWorld;
  #sandbox: Sandbox | undefined;

  /** `changed` is called when it was brought into the world of another challenge. */
  constructor(worldOf: (challengeId: number | null) => OpenedWorld | undefined, changed: () => void) {
    this.#worldOf = worldOf;
    this.#changed = changed;
    const practice = worldOf(null);
    if (practice === undefined) throw new Error('There is no practice world.');
    this.#opened = practice;
  }

  get world(): OpenedWorld {
    return this.#opened;
  }

  /** This sandbox has just been started: whatever challenge is open now, a robot that is only starting will drive in its world. */
  begin(sandbox: Sandbox): void {
    this.#sandbox = sandbox;
    void sandbox.ended.then(() => this.#forget(sandbox));
    sandbox.openWorld(this.#opened.world, watchedFloorOf(this.#opened.goal));
    sandbox.seeRobot((sightings) => {
      for (const seen of this.#watchers) seen(sightings, this.#opened.challenge_id);
    });
    if (this.#watchers.size > 0) sandbox.watchRobot(true);
  }

  /** Answers whether there is such a challenge; the one that is open already changes nothing. */
  open(challengeId: number | null): boolean {
    const opened = this.#worldOf(challengeId);
    if (opened === undefined) return false;
    if (challengeId === this.#opened.challenge_id) return true;
    this.#opened = opened;
    this.#sandbox?.openWorld(opened.world, watchedFloorOf(opened.goal));
    this.#changed();
    return true;
  }

  watch(watcher: RobotWatcher): () => void {
    this.#watchers.add(watcher);
    // Also while others watch: what stands still is not told again by itself.
    this.#sandbox?.watchRobot(true);
    return () => {
      if (this.#watchers.delete(watcher) && this.#watchers.size === 0) this.#sandbox?.watchRobot(false);
    };
  }

  /** Answers whether one runs. */
  reset(): boolean {
    this.#sandbox?.resetRobot();
    return this.#sandbox !== undefined;
  }

  /** Answers whether one runs. */
  pause(isPaused: boolean): boolean {
    this.#sandbox?.pauseRobot(isPaused);
    return this.#sandbox !== undefined;
  }

  /** Answers whether one runs. */
  steer(order: HandOrder): boolean {
    this.#sandbox?.steerRobot(order);
    return this.#sandbox !== undefined;
  }

  /** Another may have begun already. */
  #forget(sandbox: Sandbox): void {
    if (this.#sandbox === sandbox) this.#sandbox = undefined;
  }
}
