import type { Writable } from 'node:stream';
import type { World } from '#contract/world.ts';

/** The world of this workspace's robot: sent to the robot that runs, and first of all to each that is started. */
export class RobotWorld {
  #world: World | undefined;
  #robot: Writable | undefined;

  open(world: World): void {
    this.#world = world;
    this.#send();
  }

  /** `input` is that of a robot that has just been started. */
  attach(input: Writable): void {
    input.on('error', () => {
      // The robot is gone; the next one gets it.
    });
    this.#robot = input;
    this.#send();
  }

  #send(): void {
    if (this.#world !== undefined) this.#robot?.write(`${JSON.stringify(this.#world)}\n`);
  }
}
