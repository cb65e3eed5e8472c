/** What the SPA learns from `/config.json` before it starts. */
import * as v from 'valibot';
import { WAIVABLE_FIELDS } from './limits.ts';

export const runtimeConfig = v.object({
  supabaseUrl: v.string(),
  supabaseAnonKey: v.string(),
  /** True when the embedded Supabase serves this site. */
  embedded: v.boolean(),
  /** Whether e-mails are sent, lie in `/_inbox` of this machine instead, or can be read by nobody. */
  emails: v.picklist(['sent', 'inbox', 'none']),
  /** Who answers when somebody comes in through Google: Google, a sample page in its place, or nobody. */
  google: v.picklist(['google', 'sample', 'none']),
  /** Where "Enterprise" leads; null leaves the link out. */
  enterpriseUrl: v.nullable(v.string()),
  /** Who runs the site; null where the installation does not say it. */
  operator: v.object({
    name: v.nullable(v.string()),
    contactEmail: v.nullable(v.string()),
    careersEmail: v.nullable(v.string()),
  }),
  /** What a profile is incomplete without, besides its title. */
  requiredFields: v.pipe(v.array(v.picklist(WAIVABLE_FIELDS)), v.readonly()),
  /** The shortest password that is taken, in characters. */
  passwordLength: v.number(),
  /** Where challenge images are loaded from; null means this site. */
  imageBaseUrl: v.nullable(v.string()),
  /** What a learner should know about this server, such as a missing sandbox. */
  sandbox: v.object({
    available: v.boolean(),
    reason: v.nullable(v.string()),
    /** One of `SANDBOX_FAULTS`, or what a newer server knows; absent where programs can be run. */
    fault: v.optional(v.string()),
  }),
});
export type RuntimeConfig = v.InferOutput<typeof runtimeConfig>;
export type Operator = RuntimeConfig['operator'];
