import { expect, it } from 'vitest';
import type { UserDetails } from '#contract/entities.ts';
import { detailsError } from '#src/adapters/detailsError.ts';

const nothing: UserDetails = { phone: null, address: null, title: 'Pupil', gender: null, linkedin_url: null };
const phone = { number: '+1 202 555 0100' };

it.each<Partial<UserDetails>>([
  {},
  { address: '1 Old Rectory Lane, Oxford' },
  { address: '東京都千代田区千代田1-1' },
  { address: 'ул. Арбат, 10' },
  { address: 'a'.repeat(500), title: 't'.repeat(200) },
  { linkedin_url: 'https://www.linkedin.com/in/ada' },
  { linkedin_url: 'http://linkedin.com' },
])('takes %o', (details) => {
  expect(detailsError({ ...nothing, ...details }, phone)).toBeNull();
});

it.each([
  [{ address: '12345' }, { address: 'noAddress' }],
  [{ address: 'a 1' }, { address: 'noAddress' }],
  [{ address: 'a'.repeat(501) }, { address: 'tooLong' }],
  [{ title: 't'.repeat(201) }, { title: 'tooLong' }],
  [{ linkedin_url: 'ada' }, { linkedinUrl: 'noLink' }],
  [{ linkedin_url: 'javascript:alert(1)//a.b' }, { linkedinUrl: 'noLink' }],
  [{ linkedin_url: 'https://' }, { linkedinUrl: 'noLink' }],
  [{ linkedin_url: `https://a.b/${'c'.repeat(500)}` }, { linkedinUrl: 'tooLong' }],
])('says of %o what cannot be stored', (details, error) => {
  expect(detailsError({ ...nothing, ...details }, null)).toEqual(error);
});

it('names everything that is wrong at once', () => {
  const wrong = { ...nothing, address: '?', linkedin_url: '?' };
  expect(detailsError(wrong, { error: 'noCountry' })).toEqual({
    phone: 'noCountry',
    address: 'noAddress',
    linkedinUrl: 'noLink',
  });
});
