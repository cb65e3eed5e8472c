import type { TopicDetails } from '#contract/entities.ts';
import type { GraphSnapshot } from '#contract/graph.ts';
import type { OpenedWorld } from '#contract/robot.ts';
import type { TopicRates } from '#contract/topic.ts';

/** What the learner's robot graph offers. A call that fails rejects. */
export interface RosPort {
  /** Brings the robot into the world of a challenge; null is the practice world. */
  openWorld(challengeId: number | null): Promise<void>;
  /** The world that it drives in. */
  world(): Promise<OpenedWorld>;
  commands(): Promise<string[]>;
  topics(): Promise<TopicEntry[]>;
  /** How often messages of each topic come, counted for some seconds from now on. */
  rates(): Promise<TopicRates>;
  /** The robot, its topics and the newest programs at this moment. */
  graph(): Promise<GraphSnapshot>;
}

export interface TopicEntry {
  topic: string;
  /** Null when they did not come: that one failed is no matter of the others. */
  details: TopicDetails | null;
  /** The nodes that publish it; null where nobody could say. */
  publishers: readonly string[] | null;
}
