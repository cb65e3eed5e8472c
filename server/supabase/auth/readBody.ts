import * as v from 'valibot';
import { AuthError } from './authError.ts';

/** The fields of a body that a route knows; others are ignored, as the service does. Throws AuthError. */
export function readBody<Schema extends v.GenericSchema>(schema: Schema, body: unknown): v.InferOutput<Schema> {
  if (Array.isArray(body)) throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON: it is a list');
  const parsed = v.safeParse(schema, body ?? {});
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const where = v.getDotPath(issue) ?? 'the body';
  throw new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${where}: ${issue.message}`);
}
