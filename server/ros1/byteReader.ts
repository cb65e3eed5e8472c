/** Takes so many bytes at a time from a stream; undefined when it ends before. No more is held than was asked for and one piece of the stream. */
export function byteReader(source: AsyncIterable<Buffer>): (count: number) => Promise<Buffer | undefined> {
  const pieces = source[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  return async (count) => {
    while (held.length < count) {
      const next = await pieces.next();
      if (next.done === true) return undefined;
      held = Buffer.concat([held, next.value]);
    }
    const taken = held.subarray(0, count);
    held = held.subarray(count);
    return taken;
  };
}
