/** What came with an event is told by its name, so that events that differ in nothing else read alike. */
import type { AnyEventObject } from 'xstate';
import type { Facts, Row } from './rowsOf.ts';
import { short } from './short.ts';

/** The names and values of all that an event brought as plain text. */
export function textsOf(event: AnyEventObject): Facts {
  const texts = fieldsOf(event).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts.map(([name, value]) => [`event.${name}`, short(value)]));
}

/** What is done, with what the event brought, and with addresses that lead back to what was known. */
export function deedsWithNames({ deeds, cause, before, after }: Row): string {
  const records = recordsOf(fieldsOf(cause), 'event');
  const started = deeds.replaceAll(/starts [^;]*/gu, (start) => withKnownParts(start, after));
  const named = records.reduce((text, [name, value]) => text.replaceAll(value, `{${name}}`), started);
  const texts = textsOf(cause);
  const ways = Object.entries({ ...before, ...texts }).map(
    ([name, value]) => [encodeURIComponent(value), name] as const,
  );
  const words = new Map([
    ...ways.filter(([value]) => value.includes('%')),
    ...Object.entries(texts).map(([name, value]) => [value, name] as const),
  ]);
  return named.replaceAll(/(?<=[ =])[^ =;]+(?=;|$)/gu, (word) => (words.has(word) ? `{${words.get(word)}}` : word));
}

/** What an actor is started with is told by its name alone where the machine knows the same under this name. */
const withKnownParts = (start: string, known: Facts): string =>
  start.replaceAll(/(?<=[{,] )(\w+): ([^,{}[\]]+)(?=, | \})/gu, (part, name: string, value: string) =>
    known[name] === value ? name : part,
  );

/** All records and lists within these fields, the longest text first. */
function recordsOf(fields: readonly (readonly [string, unknown])[], owner: string): (readonly [string, string])[] {
  const inner = fields.flatMap(([name, value]) =>
    typeof value !== 'object' || value === null || value instanceof Error
      ? []
      : [[`${owner}.${name}`, short(value)] as const, ...recordsOf(Object.entries(value), `${owner}.${name}`)],
  );
  return inner.filter(([, text]) => text.length > shortest).toSorted(([, one], [, other]) => other.length - one.length);
}

/** Records of fewer letters, such as an empty list, may be there by chance. */
const shortest = 8;

const fieldsOf = (event: AnyEventObject): [string, unknown][] =>
  Object.entries(event).filter(([name]) => name !== 'type' && name !== 'actorId');
