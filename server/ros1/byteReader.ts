/** Takes so many bytes at a time from a stream; undefined when it ends before. No more is held than was asked for and one piece of the stream. */
export function byteReader(source: AsyncIterable<Buffer>): (count: number) => Promise<Buffer | undefined> {
  const pieces = source[Symbol.asyncIterator]();
  let buffered = Buffer.alloc(0);
  return async (count) => {
    while (buffered.length < count) {
      const next = await pieces.next();
      if (next.done === true) return undefined;
      buffered = Buffer.concat([buffered, next.value]);
    }
    const taken = buffered.subarray(0, count);
    buffered = buffered.subarray(count);
    return taken;
  };
}
