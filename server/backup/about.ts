/** What a backup says of itself, beside the data. */
import { createReadStream } from 'node:fs';
import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { leftOut } from './tooDeep.ts';

/** The names of the two files that a backup is a compressed tar of. */
export const ABOUT = 'about.json';
export const DATA = 'data.tar';

export const about = v.object({
  /** Another layout has another number. */
  format: v.literal(1),
  made_at: v.pipe(v.string(), v.isoTimestamp()),
  /** Of `data.tar`. */
  bytes: v.number(),
  sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  left_out: v.optional(v.array(leftOut), []),
});
export type About = v.InferOutput<typeof about>;

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
