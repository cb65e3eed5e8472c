/** Everything that a page may reach: the built site, the workspace API with its socket, and Supabase, as their wires are. */
import { resolve } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type ProcedureName, procedures } from '#contract/procedures.ts';
import { type OperationName, workspaceApi } from '#contract/rest.ts';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import { staticSite } from '#server/http/staticSite.ts';
import { readJsonBodies } from '#server/supabase/readJsonBodies.ts';
import { authRoutes } from './authRoutes.ts';
import { Connections } from './Connections.ts';
import { Questions } from './Questions.ts';
import { sendAnswer } from './sendAnswer.ts';
import { defaultAnswers } from './defaultAnswers.ts';

const site = resolve(import.meta.dirname, '../../../dist/spa');

const config: RuntimeConfig = {
  supabaseUrl: 'http://127.0.0.1',
  supabaseAnonKey: 'anonymous-key',
  embedded: true,
  emails: 'sent',
  google: 'google',
  operator: { name: null, contactEmail: null, careersEmail: null },
  enterpriseUrl: null,
  requiredFields: ['phone', 'gender'],
  passwordLength: 6,
  imageBaseUrl: null,
  sandbox: { available: true, reason: null },
};

export interface Border {
  address: string;
  questions: Questions;
  connections: Connections;
  /** What the page asked that the contract does not know. */
  faults: string[];
  /** Files of the site that cannot be fetched, by their name. */
  missing: RegExp | undefined;
  close(): Promise<void>;
}

export async function openBorder(): Promise<Border> {
  const app = Fastify({ forceCloseConnections: true });
  const border: Border = {
    address: '',
    questions: new Questions(defaultAnswers),
    connections: new Connections(),
    faults: [],
    missing: undefined,
    async close() {
      border.connections.end();
      await app.close();
    },
  };
  app.setErrorHandler((error: Error, request, reply) => {
    border.faults.push(`${request.method} ${request.url}: ${error.message}`);
    return reply.code(400).send({ success: false, error: error.message, detail: error.message });
  });
  app.addHook('onRequest', async (request, reply) => {
    if (border.missing?.test(request.url) !== true) return;
    const answer = await border.questions.ask({ name: 'missingPart', parameters: {} });
    await sendAnswer(reply, answer);
  });
  readJsonBodies(app);
  workspaceRoutes(app, border);
  procedureRoutes(app, border);
  authRoutes(app, border.questions);
  app.get('/config.json', () => config);
  await staticSite(app, { folder: site });
  border.connections.attach(app.server);
  border.address = await app.listen({ host: '127.0.0.1', port: 0 });
  return border;
}

function workspaceRoutes(app: FastifyInstance, { questions }: Border): void {
  for (const name of Object.keys(workspaceApi) as OperationName[]) {
    const operation = workspaceApi[name];
    app.route({
      method: operation.method,
      url: operation.path,
      handler: async (request, reply) => {
        const query = 'query' in operation ? v.parse(operation.query, request.query) : {};
        const body = 'body' in operation ? v.parse(operation.body, request.body) : {};
        const parameters = { ...query, ...body, ...(request.params as object) };
        return sendAnswer(reply, await questions.ask({ name, parameters }));
      },
    });
  }
}

function procedureRoutes(app: FastifyInstance, { questions }: Border): void {
  app.post('/rest/v1/rpc/:name', async (request: FastifyRequest<{ Params: { name: string } }>, reply) => {
    const { name } = request.params;
    if (!(name in procedures)) throw new Error(`There is no procedure ${name}`);
    const parameters = v.parse(procedures[name as ProcedureName].params, request.body);
    return sendAnswer(reply, await questions.ask({ name, parameters }));
  });
}
