import { expect, it } from 'vitest';
import { AuthError } from '#server/supabase/auth/authError.ts';
import { RestError } from '#server/supabase/rest/restError.ts';

it('has a type for each of its codes, so that a misspelt one does not compile', () => {
  // @ts-expect-error -- there is no such code
  expect(new AuthError(400, 'validation_faild', '').code).toBe('validation_faild');
  // @ts-expect-error -- nor such a one
  expect(new RestError(404, { code: 'PGRST20', message: '' }).code).toBe('PGRST20');
});
