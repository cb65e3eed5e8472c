/** What the servers of a cluster tell of themselves. */
import * as v from 'valibot';

export const member = v.object({
  /** Names one run of one server: it is never given again, so what it holds is known to be left behind when it has gone. */
  run: v.pipe(v.string(), v.regex(/^[a-z0-9]{1,40}$/)),
  /** Where the other servers reach it, without a slash at the end. */
  url: v.pipe(v.string(), v.url()),
  /** One that is away, because it comes or leaves, takes nobody, but gives up what it has when it is asked. */
  state: v.picklist(['present', 'away', 'gone']),
});

export type Member = v.InferOutput<typeof member>;
