/** A picture as PNG (https://www.w3.org/TR/png-3/), packed by the zlib that Node brings. */
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Eight bits for each of red, green and blue; no interlacing. */
const FORMAT = [8, 2, 0, 0, 0];

/** Fast rather than small: large areas of one colour become small anyway. */
const LEVEL = 1;

/** Takes red, green and blue of each pixel, row by row from the top. */
export function pngOf(pixels: Uint8Array, columns: number, rows: number): Uint8Array {
  const step = columns * 3;
  // Each row begins with how it is told: 0 is as it stands.
  const lines = Buffer.alloc((step + 1) * rows);
  for (let row = 0; row < rows; row++) lines.set(pixels.subarray(row * step, (row + 1) * step), row * (step + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(columns, 0);
  header.writeUInt32BE(rows, 4);
  header.set(FORMAT, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
