import { type ChildProcess, spawn } from 'node:child_process';
import { type TopicRates, topicRates } from '#contract/topic.ts';
import type { SandboxGraph } from '../../middleware/SandboxGraph.ts';
import { typedTopics } from '../../middleware/Topic.ts';
import { readMessages } from '../readMessages.ts';

/** However many topics a learner makes, no more are counted. */
const MOST_COUNTED = 100;

/** The counting takes two seconds of it, and node a second to start on a busy machine. */
const COUNTED_WITHIN_MS = 15_000;

/** How often messages of the topics of this graph come. Rejects when its program ends without an answer. */
export async function countRates(graph: SandboxGraph, environment: Record<string, string>): Promise<TopicRates> {
  const topics = typedTopics(await graph.topics()).slice(0, MOST_COUNTED);
  const [program = '', ...args] = graph.counterOf(topics);
  const counter = spawn(program, args, {
    env: environment,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: COUNTED_WITHIN_MS,
  });
  return answerOf(counter);
}

function answerOf(counter: ChildProcess): Promise<TopicRates> {
  return new Promise((resolve, reject) => {
    const refuse = (problem: string): void => {
      counter.kill();
      reject(new Error(problem));
    };
    if (counter.stdout !== null) readMessages(counter.stdout, topicRates, resolve, refuse);
    counter.on('error', reject);
    counter.on('close', () => reject(new Error('Nobody counted the messages.')));
  });
}
