import type { FastifyReply } from 'fastify';
import type { Answer } from './Questions.ts';

/** Puts an answer on the wire; the body of one that leads elsewhere is where it leads. */
export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  if (answer === 'cut') return cut(reply);
  if (answer.status === 204) return reply.code(204).send();
  if (answer.status === 302) return reply.redirect(String(answer.body));
  return reply.code(answer.status).type('application/json').send(JSON.stringify(answer.body));
}

/** A browser asks again when a connection breaks before an answer has begun. */
function cut(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  reply.raw.write('{', () => reply.raw.destroy());
  return reply;
}
