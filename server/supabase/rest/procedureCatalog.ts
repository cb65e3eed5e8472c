import type { Database } from '../database/database.ts';

/** A procedure of the schema `public`, as the database describes it. */
export interface Procedure {
  name: string;
  parameters: Parameter[];
  /** What it answers: nothing, one value, one row, or any number of either. */
  answer: 'nothing' | 'value' | 'values' | 'row' | 'rows';
  /** It changes nothing, so it may run in a read-only transaction. */
  readsOnly: boolean;
}

export interface Parameter {
  name: string;
  /** The type as SQL spells it. */
  type: string;
  optional: boolean;
}

/** Every procedure by its name; one name may stand for several. Nothing changes them once the migrations have run. */
export type ProcedureCatalog = ReadonlyMap<string, readonly Procedure[]>;

/** Parameters come before the columns of an answer, so that the position of an input type is that of its name. */
const CATALOG = `
  select p.proname as name,
    p.provolatile <> 'v' as "readsOnly",
    case
      when p.prorettype = 'void'::regtype then 'nothing'
      else case when t.typtype = 'c' or p.prorettype = 'record'::regtype or p.proargmodes && '{t,o,b}'::"char"[]
        then 'row' else 'value' end || case when p.proretset then 's' else '' end
    end as answer,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', p.proargnames[input.i],
        'type', format_type(input.type, null),
        'optional', input.i > p.pronargs - p.pronargdefaults
      ) order by input.i)
      from unnest(p.proargtypes::oid[]) with ordinality as input (type, i)
    ), '[]') as parameters
  from pg_proc p
  join pg_type t on t.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.provariadic = 0
  order by p.proname, p.oid`;

export async function readCatalog(database: Database): Promise<ProcedureCatalog> {
  const catalog = new Map<string, Procedure[]>();
  for (const procedure of await database.query<Procedure>(CATALOG)) {
    catalog.set(procedure.name, [...(catalog.get(procedure.name) ?? []), procedure]);
  }
  return catalog;
}
