import { type AnyActorLogic, createActor } from 'xstate';
import { isRecord, short } from './short.ts';

/**
 * What an actor asks of the world as soon as it is started with this input, in the order of its calls: each by the name that
 * the input has for it, and with what is plain of what it is given. Nobody hears it, and it waits for its answers for ever.
 */
export function askedAtStart(logic: AnyActorLogic, input: unknown): string[] {
  const calls: string[] = [];
  const trial = createActor(logic, { input: heard(input, [], calls) });
  const failures: unknown[] = [];
  trial.subscribe({ error: (failure) => failures.push(failure) });
  trial.start();
  if (failures.length > 0) throw failures[0];
  return calls;
}

/** What is told of an input or an argument: neither functions nor anything else that is only itself. */
export function plainOf(what: unknown): unknown {
  if (Array.isArray(what)) return what.map(plainOf);
  if (isRecord(what)) {
    const parts = Object.entries(what).map(([name, part]) => [name, plainOf(part)] as const);
    const told = parts.filter(([, part]) => part !== undefined);
    return told.length === 0 && parts.length > 0 ? undefined : Object.fromEntries(told);
  }
  return typeof what === 'function' || isItself(what) ? undefined : what;
}

const isItself = (what: unknown): boolean => typeof what === 'object' && what !== null && !(what instanceof Error);

/** The same input, whose functions write down that they are called. */
function heard(what: unknown, path: readonly string[], calls: string[]): unknown {
  if (typeof what === 'function')
    return (...given: unknown[]) => {
      const told = given.map(plainOf).filter((one) => one !== undefined);
      calls.push([path.join('.'), ...told.map(short)].join(' '));
      return silence;
    };
  if (!isRecord(what)) return what;
  return Object.fromEntries(Object.entries(what).map(([name, part]) => [name, heard(part, [...path, name], calls)]));
}

/** The answer of all ports: whoever waits for it waits on, and whoever looks into it at once finds no more of it. */
const silence: unknown = new Proxy(() => silence, {
  get: (_, name) => (name === 'then' ? () => undefined : silence),
});
