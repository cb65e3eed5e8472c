/** The OpenAPI description of the workspace API, made from the contract alone. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { apiError, workspaceApi } from '#contract/rest.ts';
import { sessionCookieName } from '../sessions/sessionCookie.ts';

type Json = Record<string, unknown>;

interface Operation {
  method: string;
  path: string;
  summary: string;
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  answer: v.GenericSchema;
}

/** Where the site is, and which origins its guard takes for its own. */
interface DescribedSite {
  siteUrl: string;
  allowedOrigins: readonly string[];
}

export function openApi({ siteUrl, allowedOrigins }: DescribedSite): Json {
  const paths: Record<string, Json> = {};
  for (const [name, operation] of Object.entries(workspaceApi) as [string, Operation][]) {
    const path = operation.path.replace(':id', '{id}').replace('*', '{name}');
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(name, operation, path, allowedOrigins) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Servolab workspace API',
      version: '1.0.0',
      description: 'What a learner’s editor asks of the workspace.',
    },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      schemas: { ApiError: outputOf(apiError) },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(siteUrl.startsWith('https:')),
          description: 'Set by POST /api/session.',
        },
        token: { type: 'http', scheme: 'bearer', description: 'A Supabase access token.' },
      },
    },
  };
}

function describe(operationId: string, operation: Operation, path: string, allowedOrigins: readonly string[]): Json {
  return {
    operationId,
    summary: operation.summary,
    security: [operationId === 'openSession' ? { token: [] } : { session: [] }],
    parameters: [
      ...pathParameters(path),
      ...queryParameters(operation.query),
      ...(operation.method === 'GET' ? [] : [originParameter(allowedOrigins)]),
    ],
    ...(operation.body === undefined
      ? {}
      : { requestBody: { required: true, content: json(inputOf(operation.body)) } }),
    responses: {
      200: { description: 'Done', content: json(outputOf(operation.answer)) },
      default: { description: 'Refused', content: json({ $ref: '#/components/schemas/ApiError' }) },
    },
  };
}

function pathParameters(path: string): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(query: v.GenericSchema | undefined): Json[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = toJsonSchema(query, { typeMode: 'input', errorMode: 'ignore' });
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** A browser says it by itself; any other program has to, or the call is taken for one of a foreign page. */
function originParameter(allowedOrigins: readonly string[]): Json {
  return {
    name: 'Origin',
    in: 'header',
    required: true,
    description: 'The address of this site: a call that changes something has to come from there.',
    schema: { type: 'string', enum: allowedOrigins },
  };
}

function json(schema: Json): Json {
  return { 'application/json': { schema } };
}

function inputOf(schema: v.GenericSchema): Json {
  return withoutDialect({ ...toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }) });
}

function outputOf(schema: v.GenericSchema): Json {
  return withoutDialect({ ...toJsonSchema(schema, { typeMode: 'output', errorMode: 'ignore' }) });
}

function withoutDialect({ $schema: _dialect, ...schema }: Json): Json {
  return schema;
}
