import { expect, it } from 'vitest';
import type { UserDetails } from '#contract/entities.ts';
import type { ProcedureCalls } from '#src/adapters/procedureCalls.ts';
import { supabaseProfiles } from '#src/adapters/supabaseProfiles.ts';

const details: UserDetails = {
  phone: '+12025550100',
  address: null,
  title: 'Pupil',
  gender: 'other',
  linkedin_url: null,
};

/** A database that notes what is written to it. */
function openProfiles() {
  const written: unknown[] = [];
  const calls: ProcedureCalls = {
    read: () => Promise.reject(new Error('nothing is read')),
    write: (_, args) => {
      written.push(args);
      return Promise.resolve(undefined as never);
    },
  };
  return { profiles: supabaseProfiles(calls, ['phone', 'gender']), written };
}

it('stores a phone number as it is written in any country', async () => {
  const { profiles, written } = openProfiles();
  expect(await profiles.saveDetails('u1', details)).toBeNull();
  expect(written).toEqual([{ auth_id: 'u1', ...details, phone: '+1 202 555 0100' }]);
});

it('stores none where none is given', async () => {
  const { profiles, written } = openProfiles();
  expect(await profiles.saveDetails('u1', { ...details, phone: null })).toBeNull();
  expect(written).toEqual([{ auth_id: 'u1', ...details, phone: null }]);
});

it('finds everything that cannot be stored in details that lack their title, too, and asks the database for nothing', async () => {
  const { profiles, written } = openProfiles();
  const wrong = { ...details, title: null, phone: '0202 555', linkedin_url: '?' };
  expect(await profiles.checkDetails(wrong)).toEqual({ phone: 'noCountry', linkedinUrl: 'noLink' });
  expect(await profiles.checkDetails({ ...details, title: null })).toBeNull();
  expect(written).toEqual([]);
});

it('asks the database for nothing when the details are refused', async () => {
  const { profiles, written } = openProfiles();
  expect(await profiles.saveDetails('u1', { ...details, phone: '0202 555' })).toEqual({ phone: 'noCountry' });
  expect(written).toEqual([]);
});
