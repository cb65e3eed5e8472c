import type { TopicDetails } from '#contract/entities.ts';

/** What the learner's robot graph offers. A call that fails rejects. */
export interface RosPort {
  commands(): Promise<string[]>;
  topics(): Promise<string[]>;
  topic(name: string): Promise<TopicDetails>;
}
