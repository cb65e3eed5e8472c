/**
 * Remote procedures of the database: answers are parsed with the contract. TanStack Query asks once for all who ask the same
 * at the same time, and keeps the lists of the course for five minutes; everything else is asked for every time.
 */
import { QueryClient } from '@tanstack/query-core';
import * as v from 'valibot';
import { type DataOf, type ParamsOf, type ProcedureName, procedures } from '#contract/procedures.ts';
import { RefusedError } from '#machines/ports/reason.ts';
import { ProcedureError, UNEXPECTED } from './procedureError.ts';
import type { LazySupabase } from './supabaseClient.ts';

export interface ProcedureCalls {
  /**
   * Reads, three times more while nobody is there to answer. The answer was given after every write that had ended when
   * the read began. Rejects with the reason.
   */
  read<Name extends ProcedureName>(name: Name, params: ParamsOf<Name>): Promise<DataOf<Name>>;
  /** Writes, once; reads that are under way go on. Rejects with the reason. */
  write<Name extends ProcedureName>(name: Name, params: ParamsOf<Name>): Promise<DataOf<Name>>;
}

/** The lists of the course: every learner reads them alike, and no write of a learner changes them. */
const lists: ReadonlySet<ProcedureName> = new Set<ProcedureName>([
  'user_ssp_list_challenges',
  'user_ssp_list_challenges_categories',
  'user_ssp_list_challenges_difficulty',
  'user_ssp_list_learning_paths',
]);

const RETRIES = 3;
const KEPT_MS = 5 * 60_000;
const UNAUTHENTICATED = 401;

/** A 401 refreshes the session, once for all calls that wait for it, and is asked once more before anybody hears of it. */
export function procedureCalls(supabase: LazySupabase): ProcedureCalls {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < RETRIES && isPassing(error),
        gcTime: KEPT_MS,
        // A browser that believes itself offline asks, too, and says that nobody answered.
        networkMode: 'always',
      },
    },
  });
  // Attempts wait while nobody looks at the page: only so are they told when somebody does again.
  queries.mount();
  let refreshing: Promise<boolean> | undefined;
  /** Part of the key of a learner's own rows: a read that begins after a write does not join one from before it. */
  let writes = 0;

  async function call<Name extends ProcedureName>(name: Name, params: ParamsOf<Name>): Promise<DataOf<Name>> {
    try {
      return await ask(supabase, name, params);
    } catch (error) {
      if (!(error instanceof ProcedureError) || error.status !== UNAUTHENTICATED) throw error;
      refreshing ??= refresh(supabase).finally(() => (refreshing = undefined));
      if (!(await refreshing)) throw error;
      return ask(supabase, name, params);
    }
  }

  return {
    read: (name, params) =>
      queries.fetchQuery({
        queryFn: () => call(name, params),
        ...(lists.has(name)
          ? { queryKey: [name, params], staleTime: KEPT_MS }
          : { queryKey: [name, params, writes], staleTime: 0 }),
      }),

    async write(name, params) {
      try {
        return await call(name, params);
      } finally {
        // A write whose answer was lost may have been done all the same.
        writes += 1;
      }
    },
  };
}

const isPassing = (error: unknown): boolean => error instanceof ProcedureError && error.isPassing;

async function refresh(supabase: LazySupabase): Promise<boolean> {
  const { auth } = await supabase();
  const { data } = await auth.refreshSession();
  return data.session !== null;
}

async function ask<Name extends ProcedureName>(
  supabase: LazySupabase,
  name: Name,
  params: ParamsOf<Name>,
): Promise<DataOf<Name>> {
  const client = await supabase();
  const { data, error, status } = await client.rpc(name, params);
  if (error !== null) throw new ProcedureError(error, status);
  const parsed = v.safeParse(procedures[name].data, data);
  if (!parsed.success) throw new RefusedError(UNEXPECTED);
  return parsed.output;
}
