/** Remote procedures of the database: answers are parsed with the contract and kept for a while by TanStack Query. */
import { QueryClient } from '@tanstack/query-core';
import * as v from 'valibot';
import { type DataOf, type ParamsOf, type ProcedureName, procedures } from '#contract/procedures.ts';
import type { LazySupabase } from './supabaseClient.ts';

export interface ProcedureCalls {
  /** Reads, trying again three times. Rejects with the provider's message. */
  read<Name extends ProcedureName>(name: Name, params: ParamsOf<Name>): Promise<DataOf<Name>>;
  /** Writes, once, and forgets what was read before. Rejects with the provider's message. */
  write<Name extends ProcedureName>(name: Name, params: ParamsOf<Name>): Promise<DataOf<Name>>;
}

const RETRIES = 3;
const KEPT_MS = 5 * 60_000;

export function procedureCalls(supabase: LazySupabase): ProcedureCalls {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: RETRIES, gcTime: KEPT_MS } } });

  return {
    read: (name, params) =>
      queries.fetchQuery({ queryKey: [name, params], queryFn: () => call(supabase, name, params) }),

    async write(name, params) {
      const data = await call(supabase, name, params);
      queries.clear();
      return data;
    },
  };
}

async function call<Name extends ProcedureName>(
  supabase: LazySupabase,
  name: Name,
  params: ParamsOf<Name>,
): Promise<DataOf<Name>> {
  const client = await supabase();
  const { data, error } = await client.rpc(name, params);
  if (error !== null) throw new Error(error.message);
  return v.parse(procedures[name].data, data);
}
