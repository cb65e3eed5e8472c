/** Shows one socket the messages of one topic of its learner's workspace, while it asks for that. */
import type { ClientFrame } from '#contract/socket.ts';
import type { Workspace } from '../workspaces/workspace.ts';
import type { Pipe } from './outputPump.ts';

type TopicRequest = Extract<ClientFrame, { type: `${string}_topic` }>;

export class TopicFeed {
  readonly #workspace: Workspace;
  readonly #pipe: Pipe;
  #stopWatching: (() => void) | undefined;
  /** Counts the requests: an answer that comes after the next request is too late. */
  #requests = 0;

  constructor(workspace: Workspace, pipe: Pipe) {
    this.#workspace = workspace;
    this.#pipe = pipe;
  }

  obey(request: TopicRequest): void {
    switch (request.type) {
      case 'watch_topic':
        return void this.#watch(request);
      case 'unwatch_topic':
        this.close();
        return this.#answer(request, null);
      default:
        request satisfies never;
    }
  }

  close(): void {
    this.#requests += 1;
    this.#stopWatching?.();
    this.#stopWatching = undefined;
  }

  async #watch(request: Extract<TopicRequest, { type: 'watch_topic' }>): Promise<void> {
    this.close();
    const { topic } = request;
    const asked = this.#requests;
    try {
      const stop = await this.#workspace.watchTopic(topic, (sight) => {
        // The next one is newer than any that would wait here.
        if (asked === this.#requests && this.#pipe.waiting() === 0)
          this.#pipe.send({ type: 'topic_seen', topic, ...sight });
      });
      if (asked === this.#requests) this.#stopWatching = stop;
      else stop();
      this.#answer(request, null);
    } catch (error) {
      this.#answer(request, error instanceof Error ? error.message : String(error));
    }
  }

  #answer({ type, request_id }: TopicRequest, error: string | null): void {
    this.#pipe.send({ type: 'topic_answered', request: type, success: error === null, request_id, error });
  }
}
