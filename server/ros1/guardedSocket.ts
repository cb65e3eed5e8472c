/**
 * The robot's end of a connection to somebody who publishes what it listens to, made so that nothing that comes can make its memory grow. The library
 * reads messages of any length, by a program that it makes from how the publisher describes them; here each has the bytes of its type, and no description is read.
 */
import { Socket } from 'node:net';
import type { TcpSocketCreate } from '@foxglove/ros1';
import { TcpSocketNode } from '@foxglove/ros1/nodejs';
import { LENGTH_BYTES, readHeader, writeHeader } from './connectionHeader.ts';
import type { HeardType } from './heardTypes.ts';

/** A publisher introduces itself with some hundred bytes, most of them its description of the messages. */
const MOST_HEADER_BYTES = 16_384;

/** For connections to publishers of these topics and no others. */
export function guardedSocket(heard: Readonly<Record<string, HeardType>>): TcpSocketCreate {
  return async ({ host, port }) => new GuardedSocket(host, port, new Socket(), heard);
}

class GuardedSocket extends TcpSocketNode {
  readonly #socket: Socket;
  readonly #heard: Readonly<Record<string, HeardType>>;
  #meant: HeardType | undefined;
  #held: Buffer = Buffer.alloc(0);
  #isIntroduced = false;

  constructor(host: string, port: number, socket: Socket, heard: Readonly<Record<string, HeardType>>) {
    super(host, port, socket);
    this.#socket = socket;
    this.#heard = heard;
    socket.removeAllListeners('data').on('data', (bytes: Buffer) => this.#take(bytes));
  }

  /** All that is said to a publisher is what is wanted of it. */
  override async write(data: Uint8Array): Promise<void> {
    const topic = readHeader(Buffer.from(data).subarray(LENGTH_BYTES))?.get('topic') ?? '';
    this.#meant = this.#heard[topic];
    await super.write(data);
  }

  #take(bytes: Buffer): void {
    this.#held = Buffer.concat([this.#held, bytes]);
    while (this.#held.length >= LENGTH_BYTES) {
      const length = this.#held.readUInt32LE();
      if (!this.#mayBe(length)) return this.#refuse();
      const end = LENGTH_BYTES + length;
      if (this.#held.length < end) return;
      const message = this.#isIntroduced
        ? this.#held.subarray(0, end)
        : this.#introduction(this.#held.subarray(LENGTH_BYTES, end));
      if (message === undefined) return this.#refuse();
      this.#isIntroduced = true;
      this.#held = this.#held.subarray(end);
      // A copy: the library reads on to the end of the memory that it is shown a part of.
      this.emit('data', new Uint8Array(message));
    }
  }

  #mayBe(length: number): boolean {
    return this.#isIntroduced ? length === this.#meant?.bytes : length <= MOST_HEADER_BYTES;
  }

  /** Undefined for a publisher of other messages, which ROS does not listen to either. */
  #introduction(said: Buffer): Buffer | undefined {
    const fields = readHeader(said);
    if (fields === undefined || fields.get('md5sum') !== this.#meant?.md5sum) return undefined;
    return writeHeader({ ...Object.fromEntries(fields), message_definition: '' });
  }

  #refuse(): void {
    this.#held = Buffer.alloc(0);
    this.#socket.destroy();
  }
}
