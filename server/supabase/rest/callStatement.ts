import type { Procedure } from './procedureCatalog.ts';

/**
 * The statement that calls a procedure with the named arguments, taken from one JSON object in `$1`. It answers with one
 * row: `body`, the JSON of the result (of rows always a list), and `count`, how many rows the result has.
 * Only names that the database itself gave are put into it.
 */
export function callStatement({ name, parameters, answer }: Procedure, given: readonly string[]): string {
  const named = parameters.filter((parameter) => given.includes(parameter.name));
  const columns = named.map((parameter) => `${quoted(parameter.name)} ${parameter.type}`).join(', ');
  const passed = named.map((parameter) => `${quoted(parameter.name)} => args.${quoted(parameter.name)}`).join(', ');
  // Without parameters the object is still read, so that each statement has its `$1`.
  const args = columns ? `json_to_record($1::json) as args (${columns})` : '(select $1::json) as args (none)';
  const call = `public.${quoted(name)}(${passed})`;
  if (answer === 'nothing') return `select ${call}::text as body, 0 as count from ${args}`;
  if (answer === 'value') return `select to_json(${call})::text as body, 1 as count from ${args}`;
  const items =
    answer === 'values'
      ? `select to_json(done.value) as item from ${args}, lateral ${call} as done (value)`
      : `select row_to_json(done) as item from (select done.* from ${args}, lateral ${call} as done) as done`;
  return `select coalesce(json_agg(item), '[]')::text as body, count(*)::integer as count from (${items}) as items`;
}

function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
