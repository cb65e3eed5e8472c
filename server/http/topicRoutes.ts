/** The ROS topics of a learner's robot. */
import type { FastifyInstance } from 'fastify';
import { limits } from '#contract/limits.ts';
import type { Workspaces } from '../workspaces/workspace.ts';
import { RequestError } from './requestError.ts';
import { serveOperation } from './serveOperation.ts';

const TOPIC_NAME = /^[A-Za-z][A-Za-z0-9_]*(\/[A-Za-z0-9_]+)*$/;

export function topicRoutes(api: FastifyInstance, workspaces: Workspaces): void {
  serveOperation(api, 'listTopics', { budget: 'topics' }, async ({ learner }) => {
    const workspace = await workspaces.of(learner.learnerId);
    return { topics: await workspace.topics() };
  });

  serveOperation(api, 'getTopicRates', { budget: 'topics' }, async ({ learner }) => {
    const workspace = await workspaces.of(learner.learnerId);
    return workspace.topicRates();
  });

  serveOperation(api, 'getGraph', { budget: 'topics' }, async ({ learner }) => {
    const workspace = await workspaces.of(learner.learnerId);
    return workspace.graph();
  });

  serveOperation(api, 'getTopic', { budget: 'topics' }, async ({ name, learner }) => {
    if (name.length > limits.topicLength || !TOPIC_NAME.test(name)) throw topicNotFound();
    const workspace = await workspaces.of(learner.learnerId);
    const details = await workspace.topic(`/${name}`);
    if (details === undefined) throw topicNotFound();
    return { topic: `/${name}`, ...details };
  });
}

function topicNotFound(): RequestError {
  return new RequestError(404, { code: 'TOPIC_NOT_FOUND', facts: {} }, 'Topic not found');
}
