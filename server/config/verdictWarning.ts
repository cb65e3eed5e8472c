import type { Config } from './config.ts';

/** What to tell whoever uses a hosted project that this server may not write verdicts to; null where it may. */
export function verdictWarning({ supabase }: Pick<Config, 'supabase'>): string | null {
  if (supabase === null || supabase.serviceKey !== null) return null;
  return 'SUPABASE_SERVICE_ROLE_KEY is not set: what learners hand in is stored, and not judged.';
}
