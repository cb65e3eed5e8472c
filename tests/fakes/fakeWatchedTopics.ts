import type { TopicSight } from '#contract/topic.ts';
import { TopicUnwatchedError, type TopicWatcher } from '#server/workspaces/workspace.ts';

/** The topics of a workspace in memory: messages come over them when a test lets them. */
export class FakeWatchedTopics {
  readonly #watchers = new Map<TopicWatcher, string>();

  /** The topics that are watched. */
  get names(): readonly string[] {
    return [...this.#watchers.values()];
  }

  watch(name: string, seen: TopicWatcher, isThere: boolean): () => void {
    if (!isThere) throw new TopicUnwatchedError(name, 'missing');
    this.#watchers.set(seen, name);
    return () => void this.#watchers.delete(seen);
  }

  /** A message comes over a topic. */
  tell(name: string, sight: TopicSight): void {
    for (const [seen, watched] of this.#watchers) if (watched === name) seen(sight);
  }
}
