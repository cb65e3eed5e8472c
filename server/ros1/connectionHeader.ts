/** The header by which both ends of a TCPROS connection introduce themselves: a length, then fields `key=value`, each with its length before it. */

/** Little-endian, as all numbers of ROS are. */
export const LENGTH_BYTES = 4;

export function writeHeader(fields: Readonly<Record<string, string>>): Buffer {
  return withLength(
    Buffer.concat(Object.entries(fields).map(([key, value]) => withLength(Buffer.from(`${key}=${value}`)))),
  );
}

/** What follows the length; undefined when it is none. */
export function readHeader(bytes: Buffer): ReadonlyMap<string, string> | undefined {
  const fields = new Map<string, string>();
  let rest = bytes;
  while (rest.length > 0) {
    if (rest.length < LENGTH_BYTES) return undefined;
    const length = rest.readUInt32LE();
    const field = rest.subarray(LENGTH_BYTES, LENGTH_BYTES + length);
    const text = field.toString();
    const equals = text.indexOf('=');
    if (field.length < length || equals < 1) return undefined;
    fields.set(text.slice(0, equals), text.slice(equals + 1));
    rest = rest.subarray(LENGTH_BYTES + length);
  }
  return fields;
}

export function withLength(bytes: Buffer): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(bytes.length);
  return Buffer.concat([length, bytes]);
}
