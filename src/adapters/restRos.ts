import type { TopicDetails } from '#contract/entities.ts';
import { RefusedError } from '#machines/ports/reason.ts';
import type { RosPort } from '#machines/ports/rosPort.ts';
import { type WorkspaceCalls, reasonOf } from './workspaceCalls.ts';

/** The server counts for two seconds, on a busy machine after some more. */
const RATES_TIMEOUT_MS = 25_000;

/** What the learner's robot graph offers, over the workspace API. */
export function restRos(call: WorkspaceCalls): RosPort {
  return {
    async openWorld(challengeId) {
      const answer = await call('openWorld', { body: { challenge_id: challengeId } });
      if (answer.outcome !== 'answered') throw new RefusedError(reasonOf(answer));
    },

    async world() {
      const answer = await call('getWorld');
      if (answer.outcome !== 'answered') throw new RefusedError(reasonOf(answer));
      return answer.body;
    },

    async commands() {
      const answer = await call('listCommands');
      if (answer.outcome !== 'answered') throw new RefusedError(reasonOf(answer));
      return answer.body.available_commands;
    },

    async graph() {
      const answer = await call('getGraph');
      if (answer.outcome !== 'answered') throw new RefusedError(reasonOf(answer));
      return answer.body;
    },

    async rates() {
      const answer = await call('getTopicRates', { timeoutMs: RATES_TIMEOUT_MS });
      if (answer.outcome !== 'answered') throw new RefusedError(reasonOf(answer));
      return answer.body;
    },

    async topics() {
      const [answer, graph] = await Promise.all([call('listTopics'), call('getGraph')]);
      if (answer.outcome !== 'answered') throw new RefusedError(reasonOf(answer));
      const nodes = graph.outcome === 'answered' ? graph.body.topics : [];
      const publishersOf = new Map(nodes.map(({ name, publishers }) => [name, publishers]));
      return Promise.all(
        answer.body.topics.map(async (topic) => ({
          topic,
          details: await detailsOf(call, topic),
          publishers: publishersOf.get(topic) ?? null,
        })),
      );
    },
  };
}

async function detailsOf(call: WorkspaceCalls, topic: string): Promise<TopicDetails | null> {
  const pathPart = topic.replace(/^\//, '').split('/').map(encodeURIComponent).join('/');
  const answer = await call('getTopic', { pathPart });
  if (answer.outcome !== 'answered') return null;
  const { type, description, message_description } = answer.body;
  return { type, description, message_description };
}
