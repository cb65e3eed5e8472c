/** Shows one socket the robot of its learner's workspace, while it asks for that. */
import type { ClientFrame } from '#contract/socket.ts';
import type { Workspace } from '../workspaces/workspace.ts';
import type { Pipe } from './outputPump.ts';
import { robotFrames } from './robotFrames.ts';

type RobotRequest = Extract<ClientFrame, { type: `${string}_robot` }>;

const NOT_TAKEN = 'take_robot comes before drive_robot.';
const NOT_RUNNING = 'The robot does not run.';

export class RobotFeed {
  readonly #workspace: Workspace;
  readonly #pipe: Pipe;
  #stopWatching: (() => void) | undefined;
  /** This page drives the robot by hand. */
  #isHeld = false;

  constructor(workspace: Workspace, pipe: Pipe) {
    this.#workspace = workspace;
    this.#pipe = pipe;
  }

  obey(request: RobotRequest): void {
    switch (request.type) {
      case 'watch_robot':
        return void this.#watch(request);
      case 'unwatch_robot':
        this.#unwatch();
        return this.#answer(request, null);
      case 'reset_robot':
        this.#workspace.robot.reset();
        return this.#answer(request, null);
      case 'pause_robot':
      case 'continue_robot':
        this.#workspace.robot.pause(request.type === 'pause_robot');
        return this.#answer(request, null);
      case 'take_robot':
        return void this.#take(request);
      case 'drive_robot':
        return this.#drive(request);
      case 'release_robot':
        this.#release();
        return this.#answer(request, null);
      default:
        request satisfies never;
    }
  }

  /** Who is gone drives no longer. */
  close(): void {
    this.#unwatch();
    this.#release();
  }

  /** Asked for once more, it starts a robot that runs no longer. */
  async #watch(request: RobotRequest): Promise<void> {
    this.#stopWatching ??= this.#begin();
    try {
      await this.#workspace.wakeRobot();
      this.#answer(request, null);
    } catch (error) {
      this.#answer(request, error instanceof Error ? error.message : String(error));
    }
  }

  #unwatch(): void {
    this.#stopWatching?.();
    this.#stopWatching = undefined;
  }

  /** A page that has let go meanwhile drives no more. */
  async #take(request: RobotRequest): Promise<void> {
    this.#isHeld = true;
    try {
      await this.#workspace.wakeRobot();
      if (this.#isHeld) this.#workspace.robot.steer({ type: 'take' });
      this.#answer(request, null);
    } catch (error) {
      this.#isHeld = false;
      this.#answer(request, error instanceof Error ? error.message : String(error));
    }
  }

  #drive(request: Extract<RobotRequest, { type: 'drive_robot' }>): void {
    if (!this.#isHeld) return this.#answer(request, NOT_TAKEN);
    const { linear, angular } = request;
    if (!this.#workspace.robot.steer({ type: 'drive', linear, angular })) this.#answer(request, NOT_RUNNING);
  }

  #release(): void {
    if (this.#isHeld) this.#workspace.robot.steer({ type: 'release' });
    this.#isHeld = false;
  }

  #begin(): () => void {
    const frameOf = robotFrames();
    return this.#workspace.watchRobot((sightings, challengeId) => {
      // The next ones are newer than any that would wait here.
      if (this.#pipe.waiting() > 0) return;
      this.#pipe.send({ type: 'robot', frames: sightings.map((sighting) => frameOf(sighting, challengeId)) });
    });
  }

  #answer({ type, request_id }: RobotRequest, error: string | null): void {
    this.#pipe.send({ type: 'robot_answered', request: type, success: error === null, request_id, error });
  }
}
