import type { TopicRates } from '#contract/topic.ts';
import { withinTime } from '../limits/withinTime.ts';
import type { Topic } from '../middleware/Topic.ts';
import type { Sandbox } from '../sandbox/startSandbox.ts';
import { TopicUnwatchedError, type TopicWatcher, WorkspaceUnavailableError } from './workspace.ts';

const TOPICS_WITHIN_MS = 2000;

/** They are counted for two seconds, and who counts them has to start first. */
const RATES_WITHIN_MS = 20_000;

/** The topics of a workspace, and who watches which of them, whichever sandbox their graph runs in. */
export class WorkspaceTopics {
  readonly #watchers = new Map<string, Set<TopicWatcher>>();
  #sandbox: Sandbox | undefined;

  /** This sandbox has just been started: what was watched in the one before is watched in it, once its graph answers. */
  begin(sandbox: Sandbox): void {
    this.#sandbox = sandbox;
    sandbox.seeTopic((name, sight) => {
      for (const seen of this.#watchers.get(name) ?? []) seen(sight);
    });
    if (this.#watchers.size > 0) void sandbox.graph.then(() => this.#watchAgain(sandbox));
  }

  /** Rejects with WorkspaceUnavailableError when the graph does not answer. */
  async list(sandbox: Sandbox): Promise<Topic[]> {
    await sandbox.graph;
    return answered(withinTime(sandbox.topics(), TOPICS_WITHIN_MS, unanswered));
  }

  /** How often messages of each topic come. Rejects with WorkspaceUnavailableError when the graph does not answer. */
  async rates(sandbox: Sandbox): Promise<TopicRates> {
    await sandbox.graph;
    return answered(withinTime(sandbox.topicRates(), RATES_WITHIN_MS, unanswered));
  }

  /** Tells of a topic until the returned function is called. Rejects with TopicUnwatchedError, and with WorkspaceUnavailableError when the graph does not answer. */
  async watch(sandbox: Sandbox, name: string, seen: TopicWatcher): Promise<() => void> {
    const watchers = this.#watchers.get(name) ?? new Set();
    this.#watchers.set(name, watchers.add(seen));
    const stop = () => {
      watchers.delete(seen);
      if (watchers.size > 0 || this.#watchers.get(name) !== watchers) return;
      this.#watchers.delete(name);
      // It is watched in the one that runs now, which may be another than the one it was first asked of.
      this.#sandbox?.unwatchTopic(name);
    };
    try {
      await sandbox.graph;
      const outcome = await answered(sandbox.watchTopic(name));
      if (outcome !== 'watched') throw new TopicUnwatchedError(name, outcome);
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  }

  #watchAgain(sandbox: Sandbox): void {
    // A topic that is not there yet can be asked for again by whoever watches it.
    for (const name of this.#watchers.keys()) sandbox.watchTopic(name).catch(() => undefined);
  }
}

const unanswered = (): Error => new Error('The ROS graph does not answer.');

async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const fact = { code: 'GRAPH_UNANSWERED', facts: {} } as const;
    const detail = 'The ROS graph of this workspace does not answer. Try again in a moment.';
    throw new WorkspaceUnavailableError(fact, detail, { cause: error });
  }
}
