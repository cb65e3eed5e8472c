/** Looks at a desktop as noVNC does: one frame after the other, in the encoding that it likes best, with its usual quality. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { byteReader } from '#server/ros1/byteReader.ts';

/** noVNC asks for a frame whenever it has drawn one, at the rate of the screen. */
const LEAST_BETWEEN_MS = 1000 / 60;

const TIGHT = 7;
/** Quality 6 and compression 2 of 9, which noVNC begins with. */
const QUALITY = -26;
const COMPRESSION = -254;

export interface Seen {
  frames: number;
  bytes: number;
}

export interface Watching {
  /** So far. */
  seen: () => Seen;
  close: () => void;
}

export async function watchDesktop(port: number): Promise<Watching> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const some = byteReader(socket);
  const take = async (count: number): Promise<Buffer> => {
    const bytes = await some(count);
    if (bytes === undefined) throw new Error('The desktop has hung up.');
    return bytes;
  };
  const size = await greet(take, (bytes) => socket.write(bytes));
  socket.write(encodings([TIGHT, QUALITY, COMPRESSION]));
  let frames = 0;
  const closing = new AbortController();
  const follow = async (): Promise<void> => {
    for (let isFirst = true; !closing.signal.aborted; isFirst = false) {
      const begun = performance.now();
      socket.write(request(size, !isFirst));
      await frame(take);
      frames += 1;
      const left = LEAST_BETWEEN_MS - (performance.now() - begun);
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    }
  };
  follow().catch((error: unknown) => {
    if (!closing.signal.aborted) throw error;
  });
  return {
    seen: () => ({ frames, bytes: socket.bytesRead }),
    close() {
      closing.abort();
      socket.destroy();
    },
  };
}

type Take = (count: number) => Promise<Buffer>;

/** RFB 3.8 without a password; answers width and height as they travel. */
async function greet(take: Take, say: (bytes: Buffer) => void): Promise<Buffer> {
  await take(12);
  say(Buffer.from('RFB 003.008\n'));
  await take((await take(1)).readUInt8());
  say(Buffer.of(1));
  await take(4);
  say(Buffer.of(1));
  const size = await take(4);
  await take(16);
  await take((await take(4)).readUInt32BE());
  return size;
}

function encodings(numbers: readonly number[]): Buffer {
  const message = Buffer.alloc(4 + 4 * numbers.length);
  message[0] = 2;
  message.writeUInt16BE(numbers.length, 2);
  for (const [index, number] of numbers.entries()) message.writeInt32BE(number, 4 + 4 * index);
  return message;
}

function request(size: Buffer, isIncremental: boolean): Buffer {
  return Buffer.concat([Buffer.of(3, Number(isIncremental), 0, 0, 0, 0), size]);
}

/** Reads what changed; whatever else the desktop says is left out. */
async function frame(take: Take): Promise<void> {
  for (;;) {
    const kind = (await take(1)).readUInt8();
    if (kind === 2) continue;
    if (kind === 3) {
      await take((await take(7)).readUInt32BE(3));
      continue;
    }
    if (kind !== 0) throw new Error(`The desktop says ${kind}, which nobody asked for.`);
    const rectangles = (await take(3)).readUInt16BE(1);
    for (let count = 0; count < rectangles; count++) await rectangle(take);
    return;
  }
}

async function rectangle(take: Take): Promise<void> {
  const header = await take(12);
  const encoding = header.readInt32BE(8);
  if (encoding !== TIGHT) throw new Error(`The desktop sends encoding ${encoding}, which nobody asked for.`);
  await tight(take, header.readUInt16BE(4), header.readUInt16BE(6));
}

/** https://github.com/rfbproto/rfbproto/blob/master/rfbproto.rst#tight-encoding, at 24 bits of colour. */
async function tight(take: Take, width: number, height: number): Promise<void> {
  const kind = (await take(1)).readUInt8() >> 4;
  if (kind === 8) return void (await take(3));
  if (kind === 9) return void (await take(await compactLength(take)));
  const filter = (kind & 4) === 0 ? 0 : (await take(1)).readUInt8();
  let bytes = width * height * 3;
  if (filter === 1) {
    const colours = (await take(1)).readUInt8() + 1;
    await take(3 * colours);
    bytes = colours === 2 ? Math.ceil(width / 8) * height : width * height;
  }
  await take(bytes < 12 ? bytes : await compactLength(take));
}

/** Seven bits of each of up to three bytes, the lowest first. */
async function compactLength(take: Take): Promise<number> {
  let length = 0;
  for (let shift = 0; shift < 21; shift += 7) {
    const byte = (await take(1)).readUInt8();
    length |= (shift === 14 ? byte : byte & 127) << shift;
    if ((byte & 128) === 0 || shift === 14) break;
  }
  return length;
}
