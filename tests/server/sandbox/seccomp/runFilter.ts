/** What a program can ask the kernel for. */
export interface Call {
  architecture: number;
  number: number;
  arguments?: readonly number[];
}

/** What the kernel would do after a program of classic BPF has looked at a call. */
export function runFilter(program: Buffer, call: Call): number {
  const data = dataOf(call);
  let accumulator = 0;
  for (let at = 0; at * 8 < program.length; at += 1) {
    const code = program.readUInt16LE(at * 8);
    const [ifTrue, ifFalse] = [program.readUInt8(at * 8 + 2), program.readUInt8(at * 8 + 3)];
    const value = program.readUInt32LE(at * 8 + 4);
    if (code === 0x20) accumulator = data.readUInt32LE(value);
    else if (code === 0x54) accumulator = (accumulator & value) >>> 0;
    else if (code === 0x15) at += accumulator === value ? ifTrue : ifFalse;
    else if (code === 0x35) at += accumulator >= value ? ifTrue : ifFalse;
    else if (code === 0x06) return value;
    else throw new Error(`An instruction nobody knows: ${code}`);
  }
  throw new Error('The program came to no answer.');
}

function dataOf({ architecture, number, arguments: values = [] }: Call): Buffer {
  const data = Buffer.alloc(64);
  data.writeUInt32LE(number >>> 0, 0);
  data.writeUInt32LE(architecture, 4);
  values.forEach((value, index) => data.writeBigUInt64LE(BigInt(value), 16 + 8 * index));
  return data;
}
