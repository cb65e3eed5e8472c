/** What a learner sees of a topic: its latest message as a tree, and how often one comes. */
import * as v from 'valibot';

/** A number that JSON does not know travels as a text: `inf`, `-inf`, `nan`, or an integer of more digits than a number has. */
export type TopicValue = boolean | number | string | TopicList | TopicFields;

export interface TopicList {
  /** The first of them. */
  items: TopicValue[];
  /** How many there are. */
  length: number;
}

export interface TopicFields {
  fields: Record<string, TopicValue>;
  /** How many more there are, for which a frame has no room. */
  hidden: number;
}

const topicValue: v.GenericSchema<TopicValue> = v.lazy(() =>
  v.union([
    v.boolean(),
    v.number(),
    v.string(),
    v.object({ items: v.array(topicValue), length: v.number() }),
    v.object({ fields: v.record(v.string(), topicValue), hidden: v.number() }),
  ]),
);

/** The picture in a message, as base64 of a PNG that a browser can show; that may have fewer pixels. */
const topicPicture = v.object({ width: v.number(), height: v.number(), png: v.string() });
export type TopicPicture = v.InferOutput<typeof topicPicture>;

/** How often messages of a topic come. */
export const topicRate = v.object({
  topic: v.string(),
  /** Messages a second; null where fewer than two came in the time that was counted, so that nobody can say. */
  rate: v.nullable(v.number()),
});
export type TopicRate = v.InferOutput<typeof topicRate>;

export const topicRates = v.object({
  /** How many seconds were counted. */
  seconds: v.number(),
  rates: v.array(topicRate),
});
export type TopicRates = v.InferOutput<typeof topicRates>;

/** The latest message of a topic, at most `limits.topicValueBytes` as it travels. */
export const topicSight = v.object({
  /** Messages a second. */
  rate: v.number(),
  value: topicValue,
  picture: v.optional(topicPicture),
});
export type TopicSight = v.InferOutput<typeof topicSight>;
