/** Turns an operation of the contract into a route for admitted learners. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { workspaceApi, type AnswerOf, type OperationName } from '#contract/rest.ts';
import './requestContext.ts';
import type { Budget } from '../config/config.ts';
import type { Session } from '../sessions/session.ts';
import { describeIssues, fieldFactOf } from './describeIssues.ts';
import { RequestError } from './requestError.ts';

export interface Call {
  request: FastifyRequest;
  /** The part of the path that the contract leaves open, decoded; empty when there is none. */
  name: string;
  learner: Session;
  /** For what an answer carries besides its body. */
  reply: FastifyReply;
}

export interface RouteOptions {
  budget?: Budget;
  /** The largest body in bytes. */
  bodyLimit?: number;
  /** Whether it serves learners whose profile is not complete, too. */
  beforeProfile?: boolean;
}

/** Serves the operation to admitted learners; `path` and method are the contract's. */
export function serveOperation<Name extends OperationName>(
  api: FastifyInstance,
  name: Name,
  { budget = 'other', bodyLimit, beforeProfile = false }: RouteOptions,
  handle: (call: Call) => Promise<AnswerOf<Name>> | AnswerOf<Name>,
): void {
  const operation = workspaceApi[name];
  api.route({
    method: operation.method,
    url: operation.path,
    config: { budget, beforeProfile },
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { session: learner } = request;
      if (learner === null) throw new Error('The gate let a call without a session pass.');
      const call = { request, reply, name: openPartOf(request.params), learner };
      const answer = await api.callsUnderWay.during(learner.learnerId, request, () => handle(call));
      return reply.send(answer);
    },
  });
}

/** The parsed query or body; refuses with 422 when the schema does not take it. */
export function parseRequest<Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, given ?? {});
  if (!parsed.success) throw new RequestError(422, fieldFactOf(parsed.issues), describeIssues(parsed.issues));
  return parsed.output;
}

function openPartOf(params: unknown): string {
  const [first] = Object.values(v.parse(v.record(v.string(), v.string()), params));
  return first ?? '';
}
