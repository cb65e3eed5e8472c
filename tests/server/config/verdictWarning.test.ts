import { expect, it } from 'vitest';
import { verdictWarning } from '#server/config/verdictWarning.ts';

it('warns where nothing can be judged, because no verdict could be stored', () => {
  const hosted = { url: 'https://x.supabase.co', anonKey: 'key' };
  expect(verdictWarning({ supabase: null })).toBeNull();
  expect(verdictWarning({ supabase: { ...hosted, serviceKey: 'secret' } })).toBeNull();
  expect(verdictWarning({ supabase: { ...hosted, serviceKey: null } })).toMatch(
    /^SUPABASE_SERVICE_ROLE_KEY is not set/,
  );
});
