/** A browser that is driven as the WebDriver standards have it, whichever engine it is. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface Browser {
  /** The name of the engine with its version. */
  name: string;
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** What a script without arguments returns in the page, as a text. Rejects with what it throws. */
  run: (script: string) => Promise<string>;
  /** What is pressed, as input sources of the standard: the same in both of its protocols. */
  perform: (sources: readonly KeySource[]) => Promise<void>;
  close: () => Promise<void>;
}

export interface KeySource {
  type: 'key';
  id: string;
  actions: readonly { type: 'keyDown' | 'keyUp'; value: string }[];
}

/** Code points by which the standard names keys that write nothing. */
export const keys = { enter: '\uE007', shift: '\uE008', control: '\uE009' } as const;

/** Pressed in this order, and let go in the other. */
export function chord(...values: readonly string[]): KeySource {
  const down = values.map((value) => ({ type: 'keyDown' as const, value }));
  const up = values.toReversed().map((value) => ({ type: 'keyUp' as const, value }));
  return { type: 'key', id: 'keyboard', actions: [...down, ...up] };
}

/** One letter after another. */
export function typing(text: string): KeySource {
  const actions = Array.from(text).flatMap((value) => chord(value).actions);
  return { type: 'key', id: 'keyboard', actions };
}

/** Starts a program that says on a line of its output where it listens. Rejects where it cannot be started, or ends before. */
export async function startProgram(
  command: string,
  args: readonly string[],
  listening: RegExp,
): Promise<{ program: ChildProcess; address: string }> {
  const program = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  await once(program, 'spawn');
  const lines = createInterface({ input: program.stderr });
  for await (const line of lines) {
    const address = listening.exec(line)?.[1];
    if (address !== undefined) return { program, address };
  }
  throw new Error(`${command} has ended before it could be spoken to`);
}

/** Ends a program with everything that it has started. */
export function endProgram({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
