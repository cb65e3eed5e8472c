import * as v from 'valibot';

const nodes = v.array(v.string());

/** A topic that some node publishes or subscribes to; its type is null while no node has said it. */
export const topic = v.strictObject({
  name: v.string(),
  type: v.nullable(v.string()),
  publishers: nodes,
  subscribers: nodes,
});
export type Topic = v.InferOutput<typeof topic>;

export const topics = v.array(topic);

/** A topic of which is known what it carries. */
export interface TypedTopic {
  name: string;
  type: string;
}

/** Those whose type some node has said. */
export function typedTopics(all: readonly Topic[]): TypedTopic[] {
  return all.flatMap(({ name, type }) => (type === null ? [] : [{ name, type }]));
}
