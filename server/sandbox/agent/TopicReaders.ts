import { type ChildProcess, spawn } from 'node:child_process';
import { type TopicSight, topicSight } from '#contract/topic.ts';
import type { SandboxGraph } from '../../middleware/SandboxGraph.ts';
import { readMessages } from '../readMessages.ts';
import type { WatchOutcome } from '../watchOutcome.ts';

/** The programs that read topics for who watches them: one for each topic, for as long as somebody does. */
export class TopicReaders {
  readonly #graph: SandboxGraph;
  readonly #environment: Record<string, string>;
  readonly #tell: (name: string, sight: TopicSight) => void;
  readonly #readers = new Map<string, ChildProcess>();
  readonly #wanted = new Set<string>();

  constructor(
    graph: SandboxGraph,
    environment: Record<string, string>,
    tell: (name: string, sight: TopicSight) => void,
  ) {
    this.#graph = graph;
    this.#environment = environment;
    this.#tell = tell;
  }

  /** Rejects when the graph does not answer. */
  async watch(name: string): Promise<WatchOutcome> {
    this.#wanted.add(name);
    const topic = (await this.#graph.topics()).find((one) => one.name === name);
    if (topic === undefined) return 'missing';
    if (topic.type === null) return 'untyped';
    if (this.#wanted.has(name) && !this.#readers.has(name))
      this.#start(name, this.#graph.readerOf({ name, type: topic.type }));
    return 'watched';
  }

  unwatch(name: string): void {
    this.#wanted.delete(name);
    this.#readers.get(name)?.kill();
    this.#readers.delete(name);
  }

  #start(name: string, [program = '', ...args]: readonly string[]): void {
    const reader = spawn(program, args, { env: this.#environment, stdio: ['ignore', 'pipe', 'ignore'] });
    this.#readers.set(name, reader);
    const forget = () => {
      if (this.#readers.get(name) === reader) this.#readers.delete(name);
    };
    reader.on('exit', forget).on('error', forget);
    const take = (sight: TopicSight) => {
      if (this.#readers.get(name) === reader) this.#tell(name, sight);
    };
    readMessages(reader.stdout, topicSight, take, () => reader.kill());
  }
}
