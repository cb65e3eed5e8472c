import type { ChildProcess } from 'node:child_process';
import { Readable } from 'node:stream';

/** The pipe from this descriptor of a child, which was asked for when it was started. */
export function readablePipe(child: ChildProcess, descriptor: number): Readable {
  const pipe = child.stdio[descriptor];
  if (!(pipe instanceof Readable)) throw new Error(`The child has no pipe on descriptor ${descriptor}.`);
  return pipe;
}
