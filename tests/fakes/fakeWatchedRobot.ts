import type { HandOrder, Sighting } from '#server/sandbox/robotMessages.ts';
import type { RobotWatcher } from '#server/workspaces/WorkspaceRobot.ts';

/** The robot of a workspace in memory: it is seen where a test lets it be. */
export class FakeWatchedRobot {
  /** How often it was put back to where it starts. */
  resets = 0;
  isPaused = false;
  /** What a hand told it. */
  readonly steered: HandOrder[] = [];
  /** Whether there is one. */
  runs = true;
  readonly #watchers = new Map<RobotWatcher, () => number | null>();

  reset(): boolean {
    this.resets += 1;
    return this.runs;
  }

  pause(isPaused: boolean): boolean {
    this.isPaused = isPaused;
    return this.runs;
  }

  steer(order: HandOrder): boolean {
    this.steered.push(order);
    return this.runs;
  }

  /** How many sockets watch it. */
  get watchers(): number {
    return this.#watchers.size;
  }

  watch(seen: RobotWatcher, challengeId: () => number | null): () => void {
    this.#watchers.set(seen, challengeId);
    return () => this.#watchers.delete(seen);
  }

  /** There is this to see of it at some moments. */
  show(...sightings: Sighting[]): void {
    for (const [seen, challengeId] of this.#watchers) seen(sightings, challengeId());
  }
}
