/** One connection to a service of ours, as TCPROS has it: the caller introduces itself, then asks, once or again and again. */
import type { Socket } from 'node:net';
import type { RobotService } from '../robot/RobotService.ts';
import { byteReader } from './byteReader.ts';
import { LENGTH_BYTES, readHeader, writeHeader } from './connectionHeader.ts';
import { answerBytes, readSwitch, serviceTypes } from './serviceTypes.ts';

/** Those of ROS have some two hundred. */
const MOST_HEADER_BYTES = 4096;

export interface Callee {
  /** The node that offers the services. */
  node: string;
  /** The service that is offered now under this name. */
  find: (name: string) => RobotService | undefined;
}

/** Resolves when the conversation is over; what is no conversation ends it. */
export async function serveCalls(socket: Socket, { node, find }: Callee): Promise<void> {
  const take = byteReader(socket);
  const takeSized = async (most: number): Promise<Buffer | undefined> => {
    const length = (await take(LENGTH_BYTES))?.readUInt32LE();
    return length === undefined || length > most ? undefined : take(length);
  };

  const header = await takeSized(MOST_HEADER_BYTES);
  const fields = header && readHeader(header);
  if (fields === undefined) return;
  const name = fields.get('service') ?? '';
  const service = find(name);
  if (service === undefined) return refuse(socket, `${node} offers no service ${name}`);
  const { type, md5sum, bytes } = serviceTypes[service.kind];
  const meant = fields.get('md5sum') ?? '';
  if (meant !== '*' && meant !== md5sum)
    return refuse(socket, `${name} is a ${type} with md5sum ${md5sum}, not ${meant}`);
  const [request_type, response_type] = [`${type}Request`, `${type}Response`];
  socket.write(writeHeader({ callerid: node, md5sum, type, request_type, response_type }));
  if (fields.get('probe') === '1') return;

  const isKept = fields.get('persistent') === '1';
  for (;;) {
    const request = await takeSized(bytes);
    if (request?.length !== bytes) return;
    // The robot may have gone to another world since.
    const now = find(name);
    if (now?.kind !== service.kind) return;
    socket.write(answerBytes(now.answer(readSwitch(request))));
    if (!isKept) return;
  }
}

function refuse(socket: Socket, error: string): void {
  socket.write(writeHeader({ error }));
}
