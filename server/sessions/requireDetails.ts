import type { WaivableField } from '#contract/limits.ts';
import type { AskSupabase } from './askSupabase.ts';

/** Tells the database what a profile is incomplete without. Answers a sentence for the console when it did not take it, else null. */
export async function requireDetails(
  ask: AskSupabase,
  serviceKey: string | null,
  fields: readonly WaivableField[],
): Promise<string | null> {
  if (serviceKey === null) return null;
  const call = { procedure: 'service_require_details', params: { fields }, bearer: serviceKey } as const;
  const fault = await ask.procedure(call).then(
    ({ status }) => (status < 300 ? null : `it answered ${status}`),
    () => 'it cannot be reached',
  );
  if (fault === null) return null;
  return `The database was not told of PROFILE_FIELDS (${fault}): it goes on asking for what it asked for before.`;
}
