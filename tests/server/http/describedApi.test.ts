import * as v from 'valibot';
import { expect, it, onTestFinished } from 'vitest';
import { ADA, openTestServer } from '../openTestServer.ts';
import { FILE } from './openForAda.ts';

const parameter = v.object({
  name: v.string(),
  in: v.string(),
  schema: v.object({ enum: v.optional(v.array(v.string())) }),
});
const operation = v.object({ operationId: v.string(), parameters: v.array(parameter) });
const description = v.object({
  paths: v.record(v.string(), v.record(v.string(), operation)),
  components: v.object({ securitySchemes: v.object({ session: v.object({ name: v.string() }) }) }),
});

it.each(['http://localhost:3000', 'https://servolab.example'])(
  'lets a program that does only what the description says save a file at %s',
  async (siteUrl) => {
    const server = await openTestServer({ siteUrl });
    onTestFinished(() => server.close());
    const read = await server.app.inject('/openapi.json');
    const { paths, components } = v.parse(description, read.json());
    const calls = Object.entries(paths).flatMap(([url, methods]) =>
      Object.entries(methods).map(([method, call]) => ({ url, method, call })),
    );
    /** Asks with the headers that the description names. */
    const ask = (operationId: string, query: string, headers: Record<string, string>, payload?: object) => {
      const asked = calls.find(({ call }) => call.operationId === operationId);
      const named = asked?.call.parameters.filter((one) => one.in === 'header') ?? [];
      const said = Object.fromEntries(named.map(({ name, schema }) => [name, schema.enum?.[0] ?? '']));
      return server.app.inject({
        url: `${asked?.url}${query}`,
        method: asked?.method === 'post' ? 'POST' : 'GET',
        headers: { ...said, ...headers },
        ...(payload && { payload }),
      });
    };
    const opened = await ask('openSession', '', { authorization: `Bearer ${await server.tokens.tokenOf(ADA)}` });
    const { name } = components.securitySchemes.session;
    const cookie = opened.cookies.find((one) => one.name === name);
    const saved = await ask(
      'saveFile',
      `?file_path=${FILE}`,
      { cookie: `${name}=${cookie?.value}` },
      { content: 'print(1)' },
    );
    expect([opened.statusCode, saved.statusCode]).toEqual([200, 200]);
  },
);
