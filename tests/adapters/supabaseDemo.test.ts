import { expect, it } from 'vitest';
import { ProcedureError } from '#src/adapters/procedureError.ts';
import type { ProcedureCalls } from '#src/adapters/procedureCalls.ts';
import { supabaseDemo } from '#src/adapters/supabaseDemo.ts';

/** A database that answers every call like this. */
function refusing(code: string, status: number): ProcedureCalls {
  const refuse = () => Promise.reject(new ProcedureError({ code, message: 'in the words of the database' }, status));
  return { read: refuse, write: refuse };
}

it.each([
  ['PT429', 429, { code: 'addresses_too_many', facts: {} }],
  ['22023', 400, { code: 'value_refused', facts: {} }],
])('tells why the database refuses an address: %s', async (code, status, detail) => {
  expect(await supabaseDemo(refusing(code, status)).subscribe('a@example.com')).toEqual({ outcome: 'refused', detail });
});
