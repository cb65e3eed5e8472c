/**
 * A connection to a publisher of any messages. The library reads them by a program that it makes from how the publisher describes them: whoever
 * describes them otherwise than ROS does is hung up on before it hears of that.
 */
import { Socket } from 'node:net';
import type { TcpSocketCreate } from '@foxglove/ros1';
import { TcpSocketNode } from '@foxglove/ros1/nodejs';
import { LENGTH_BYTES, readHeader, writeHeader } from './connectionHeader.ts';
import { isPlainDescription } from './isPlainDescription.ts';

/** Most of an introduction is the description: that of the largest messages of ROS takes some thousand bytes. */
const MOST_HEADER_BYTES = 262_144;

/** What a publisher says of itself, by http://wiki.ros.org/ROS/Connection%20Header, besides its description. */
const said: ReadonlySet<string> = new Set(['callerid', 'latching', 'md5sum', 'topic', 'type']);

export const describedSocket: TcpSocketCreate = async ({ host, port }) => new DescribedSocket(host, port, new Socket());

class DescribedSocket extends TcpSocketNode {
  readonly #socket: Socket;
  #held: Buffer = Buffer.alloc(0);
  #isIntroduced = false;

  constructor(host: string, port: number, socket: Socket) {
    super(host, port, socket);
    this.#socket = socket;
    socket.removeAllListeners('data').on('data', (bytes: Buffer) => this.#take(bytes));
  }

  #take(bytes: Buffer): void {
    if (this.#isIntroduced) return void this.emit('data', bytes);
    this.#held = Buffer.concat([this.#held, bytes]);
    if (this.#held.length < LENGTH_BYTES) return;
    const length = this.#held.readUInt32LE();
    if (length > MOST_HEADER_BYTES) return this.#refuse();
    const end = LENGTH_BYTES + length;
    if (this.#held.length < end) return;
    const introduction = introductionOf(this.#held.subarray(LENGTH_BYTES, end));
    if (introduction === undefined) return this.#refuse();
    this.#isIntroduced = true;
    // A copy: the library reads on to the end of the memory that it is shown a part of.
    this.emit('data', new Uint8Array(Buffer.concat([introduction, this.#held.subarray(end)])));
    this.#held = Buffer.alloc(0);
  }

  #refuse(): void {
    this.#held = Buffer.alloc(0);
    this.#socket.destroy();
  }
}

/** Written anew, so that the library finds nothing in it that was not looked at. Undefined when it describes no messages. */
function introductionOf(header: Buffer): Buffer | undefined {
  const fields = readHeader(header);
  const description = fields?.get('message_definition');
  if (fields === undefined || description === undefined || !isPlainDescription(description)) return undefined;
  const known = [...fields].filter(([key]) => said.has(key));
  return writeHeader({ ...Object.fromEntries(known), message_definition: description });
}
