import { expect, it } from 'vitest';
import type { ProcedureCalls } from '#src/adapters/procedureCalls.ts';
import { supabaseMessages } from '#src/adapters/supabaseMessages.ts';
import { supabaseProfiles } from '#src/adapters/supabaseProfiles.ts';

/** A database that notes what is written to it. */
function openCalls() {
  const written: unknown[] = [];
  const calls: ProcedureCalls = {
    read: () => Promise.reject(new Error('nothing is read')),
    write: (_, args) => {
      written.push(args);
      return Promise.resolve(undefined as never);
    },
  };
  return { calls, written };
}

it('sends a message without what cannot be seen in the name and the address of its sender', async () => {
  const { calls, written } = openCalls();
  const sender = { userName: '\u202aAda\u202c', email: '\u200eada@example.com\u200f' };
  await supabaseMessages(calls).send({ kind: 'contact', ...sender, message: 'Two\nlines' });
  expect(written).toEqual([
    {
      p_kind: 'contact',
      p_user_name: 'Ada',
      p_email: 'ada@example.com',
      p_message: 'Two\nlines',
      p_request_id: expect.any(String),
    },
  ]);
});

it('stores the name that a provider knows without what cannot be seen in it', async () => {
  const { calls, written } = openCalls();
  const user = { id: 'u1', email: 'ada@example.com', avatarUrl: null, provider: 'google' };
  await supabaseProfiles(calls, []).saveProfile({ ...user, name: 'Ada\u200f Lovelace' });
  await supabaseProfiles(calls, []).saveProfile({ ...user, name: null });
  const profile = { auth_id: 'u1', email: 'ada@example.com', login_method: 'google' };
  expect(written).toEqual([
    { ...profile, user_name: 'Ada Lovelace' },
    { ...profile, user_name: null },
  ]);
});
