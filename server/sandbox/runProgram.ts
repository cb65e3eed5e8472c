import { randomUUID } from 'node:crypto';
import { LineCutter } from './LineCutter.ts';
import type { ProgramLimits } from './agentMessages.ts';
import { Deferred } from './Deferred.ts';
import type { Sandbox } from './startSandbox.ts';

/** A program of the server's own in a sandbox, listed nowhere. */
export interface RunningProgram {
  readonly id: string;
  /** The first line of its standard output. Rejects, with what it complained of, when it ends without one. */
  readonly firstLine: Promise<string>;
  /** Its exit code, null when it was killed, and the end of all it printed. Rejects when the sandbox breaks away. */
  readonly ended: Promise<{ code: number | null; printed: string }>;
}

const KEPT_CHARACTERS = 20_000;

/** Starts it; `sandbox.stop` with its id ends it early. */
export function runProgram(sandbox: Sandbox, argv: readonly string[], limits: ProgramLimits): RunningProgram {
  const id = randomUUID();
  const cutter = new LineCutter();
  let printed = '';
  const firstLine = new Deferred<string>();
  const ended = new Deferred<{ code: number | null; printed: string }>();
  sandbox.start(
    { id, argv, environment: {}, limits },
    {
      started: () => undefined,
      printed(stream, text) {
        printed = (printed + text).slice(-KEPT_CHARACTERS);
        const [line] = stream === 'stdout' ? cutter.push(text) : [];
        if (line !== undefined) firstLine.resolve(line);
      },
      ended(end) {
        const code = end.reason === 'exited' ? end.code : null;
        firstLine.reject(new Error(`${argv[0]} said nothing. ${printed.trim()}`));
        ended.resolve({ code, printed });
      },
      lost() {
        const error = new Error(`${argv[0]} was lost with its sandbox.`);
        firstLine.reject(error);
        ended.reject(error);
      },
    },
  );
  return { id, firstLine: firstLine.promise, ended: ended.promise };
}
