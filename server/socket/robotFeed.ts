/** Shows one socket the robot of its learner's workspace, while it asks for that. */
import type { ClientFrame } from '#contract/socket.ts';
import type { Workspace } from '../workspaces/workspace.ts';
import type { Pipe } from './outputPump.ts';
import { robotFrames } from './robotFrames.ts';
import { type SocketError, whyRefused } from './whyRefused.ts';

type RobotRequest = Extract<ClientFrame, { type: `${string}_robot` }>;

const NOT_TAKEN = { code: 'ROBOT_NOT_TAKEN', facts: {}, error: 'take_robot comes before drive_robot.' } as const;
const NOT_RUNNING = { code: 'ROBOT_NOT_RUNNING', facts: {}, error: 'The robot does not run.' } as const;

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
        return this.#answer(request, this.#workspace.robot.reset() ? null : NOT_RUNNING);
      case 'pause_robot':
      case 'continue_robot':
        return this.#answer(request, this.#workspace.robot.pause(request.type === 'pause_robot') ? null : NOT_RUNNING);
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
      this.#answer(request, whyRefused(error));
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
      const isRefused = this.#isHeld && !this.#workspace.robot.steer({ type: 'take' });
      if (isRefused) this.#isHeld = false;
      this.#answer(request, isRefused ? NOT_RUNNING : null);
    } catch (error) {
      this.#isHeld = false;
      this.#answer(request, whyRefused(error));
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

  #answer({ type, request_id }: RobotRequest, refusal: SocketError | null): void {
    const answer = { type: 'robot_answered', request: type, request_id } as const;
    this.#pipe.send({ ...answer, success: refusal === null, error: null, ...refusal });
  }
}
