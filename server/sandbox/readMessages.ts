import { StringDecoder } from 'node:string_decoder';
import type { Readable } from 'node:stream';
import * as v from 'valibot';

/** Longer lines than this are no message: a chunk of output is at most 64 KiB before JSON escapes it. */
const MAX_MESSAGE_LENGTH = 4_194_304;

/**
 * Reads one JSON message a line and hands each on once it fits the schema.
 * The first line that does not fit ends the reading and is reported: after it nothing can be trusted.
 */
export function readMessages<Schema extends v.GenericSchema>(
  stream: Readable,
  schema: Schema,
  receive: (message: v.InferOutput<Schema>) => void,
  refuse: (problem: string) => void,
): void {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  stream.on('data', function take(bytes: Buffer) {
    const lines = (rest + decoder.write(bytes)).split('\n');
    rest = lines.pop() ?? '';
    const problem = firstProblem(lines, schema, receive) ?? tooLong(rest);
    if (problem === undefined) return;
    stream.off('data', take);
    refuse(problem);
  });
}

function firstProblem<Schema extends v.GenericSchema>(
  lines: readonly string[],
  schema: Schema,
  receive: (message: v.InferOutput<Schema>) => void,
): string | undefined {
  for (const line of lines) {
    const parsed = v.safeParse(schema, fromJson(line));
    if (!parsed.success) return parsed.issues[0].message;
    receive(parsed.output);
  }
  return undefined;
}

function fromJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function tooLong(line: string): string | undefined {
  return line.length > MAX_MESSAGE_LENGTH ? `A message longer than ${MAX_MESSAGE_LENGTH} characters` : undefined;
}
