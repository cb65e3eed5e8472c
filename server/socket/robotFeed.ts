/** Shows one socket the robot of its learner's workspace, while it asks for that. */
import type { ClientFrame } from '#contract/socket.ts';
import type { Workspace } from '../workspaces/workspace.ts';
import type { Pipe } from './outputPump.ts';
import { robotFrames } from './robotFrames.ts';

type RobotRequest = Extract<ClientFrame, { type: `${string}_robot` }>;

export class RobotFeed {
  readonly #workspace: Workspace;
  readonly #pipe: Pipe;
  #stopWatching: (() => void) | undefined;

  constructor(workspace: Workspace, pipe: Pipe) {
    this.#workspace = workspace;
    this.#pipe = pipe;
  }

  obey(request: RobotRequest): void {
    switch (request.type) {
      case 'watch_robot':
        return void this.#watch(request);
      case 'unwatch_robot':
        this.close();
        return this.#answer(request, null);
      case 'reset_robot':
        this.#workspace.resetRobot();
        return this.#answer(request, null);
      default:
        request satisfies never;
    }
  }

  close(): void {
    this.#stopWatching?.();
    this.#stopWatching = undefined;
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

  #begin(): () => void {
    const frameOf = robotFrames();
    return this.#workspace.watchRobot((sighting, challengeId) => {
      // The next one is newer than any that would wait here.
      if (this.#pipe.waiting() === 0) this.#pipe.send(frameOf(sighting, challengeId));
    });
  }

  #answer({ type, request_id }: RobotRequest, error: string | null): void {
    this.#pipe.send({ type: 'robot_answered', request: type, success: error === null, request_id, error });
  }
}
