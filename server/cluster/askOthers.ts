/** Questions from one server to all others, over NATS. */
import type { NatsConnection } from '@nats-io/transport-node';
import type { Members } from './Members.ts';

/** Ending what runs of a learner takes a moment. */
const ANSWERED_WITHIN_MS = 10_000;

/** As `Neighbours.askOthers`. */
export async function askOthers(nats: NatsConnection, members: Members, question: string) {
  const others = members.others();
  const answers = await Promise.allSettled(
    others.map(async ({ run }) =>
      (await nats.request(subject(run), question, { timeout: ANSWERED_WITHIN_MS })).string(),
    ),
  );
  return {
    asked: others.length,
    answers: answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
  };
}

/** As `Neighbours.answerOthers`. A question that cannot be answered stays without an answer. */
export function answerOthers(nats: NatsConnection, run: string, answer: (question: string) => Promise<string>): void {
  nats.subscribe(subject(run), {
    callback: (_error, message) => {
      const respond = (text: string) => void message.respond(text);
      answer(message.string()).then(respond, () => undefined);
    },
  });
}

/** At which a server of this run is asked. */
const subject = (run: string) => `servolab.question.${run}`;
