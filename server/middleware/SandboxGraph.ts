import type { Readable, Writable } from 'node:stream';
import type { GraphPart, GraphState } from '#contract/socket.ts';
import type { Topic, TypedTopic } from './Topic.ts';

/** The middleware inside a sandbox, where the agent keeps it: its environment, its graph, and the robot in it. */
export interface SandboxGraph {
  /** What every program in the sandbox finds in its environment because of this middleware. */
  environment(): Record<string, string>;
  /**
   * Starts the graph and its robot and keeps both alive. Resolves when programs can be started: the graph answers, and the robot has joined
   * it or is not waited for any longer.
   */
  open(surroundings: Surroundings): Promise<OpenedGraph>;
  /** Rejects when the graph does not answer. */
  topics(): Promise<Topic[]>;
  /** The program that reads a topic: it prints a `TopicSight` a line, and ends when it is asked to. */
  readerOf(topic: TypedTopic): readonly string[];
  /** The program that counts for a while how often messages of these topics come: it prints `TopicRates` in one line, and ends. */
  counterOf(topics: readonly TypedTopic[]): readonly string[];
}

export interface OpenedGraph {
  /**
   * Puts a graph in its place that knows nothing of what was in it; the robot stays, and joins it when it is told to. Rejects when that graph does not come, or
   * when something of the programs before is left.
   */
  renew(): Promise<void>;
}

export interface Surroundings {
  /** The whole environment of a program in the sandbox. */
  environment: Record<string, string>;
  /** Starts Node for the robot. */
  node: readonly string[];
  /** Descriptors of this process that each robot is handed, behind those of its input, output and errors. */
  robotDescriptors: readonly number[];
  /** Call with the input and the output of each robot that is started. Resolves when that says that it is ready. */
  robotStarted: (input: Writable, output: Readable) => Promise<void>;
  /** Something that belongs in the server's log. */
  note: (text: string) => void;
  changed: (part: GraphPart, state: GraphState) => void;
}
