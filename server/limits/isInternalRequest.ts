import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Whether the server itself is who asks: such a request travels over no connection. */
export const isInternalRequest = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean => !(raw.socket instanceof Socket);
