import type { Procedure, ProcedureCatalog } from './procedureCatalog.ts';
import { RestError } from './restError.ts';

/** The one procedure of that name which knows all the given arguments and lacks none. Throws RestError. */
export function findProcedure(catalog: ProcedureCatalog, name: string, given: readonly string[]): Procedure {
  const fitting = (catalog.get(name) ?? []).filter((procedure) => fits(procedure, given));
  const [procedure, ...others] = fitting;
  if (!procedure) throw notFound(name, given);
  if (others.length > 0) throw ambiguous(fitting);
  return procedure;
}

function fits({ parameters }: Procedure, given: readonly string[]): boolean {
  return (
    given.every((argument) => parameters.some(({ name }) => name === argument)) &&
    parameters.every(({ name, optional }) => optional || given.includes(name))
  );
}

function notFound(name: string, given: readonly string[]): RestError {
  const names = given.toSorted().join(', ');
  const searched = given.length === 0 ? 'without parameters' : `with parameter${given.length > 1 ? 's' : ''} ${names}`;
  return new RestError(404, {
    code: 'PGRST202',
    message: `Could not find the function public.${name}${names ? `(${names})` : ' without parameters'} in the schema cache`,
    details: `Searched for the function public.${name} ${searched}, but no matches were found in the schema cache.`,
  });
}

function ambiguous(fitting: readonly Procedure[]): RestError {
  const candidates = fitting.map(
    ({ name, parameters }) => `public.${name}(${parameters.map((one) => `${one.name} => ${one.type}`).join(', ')})`,
  );
  return new RestError(300, {
    code: 'PGRST203',
    message: `Could not choose the best candidate function between: ${candidates.join(', ')}`,
    hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  });
}
