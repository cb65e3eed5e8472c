import * as v from 'valibot';

/** What came of the wish to watch a topic: there may be none of that name, or nobody has said yet which messages it carries. */
export const watchOutcome = v.picklist(['watched', 'missing', 'untyped']);
export type WatchOutcome = v.InferOutput<typeof watchOutcome>;
