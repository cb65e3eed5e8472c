/** What replays the logs of journeys, as long as their worker lives: to start it for each would take longer than most replays. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** A log that is not as it was, and what is said of it. */
export interface Difference {
  log: string;
  said: readonly string[];
}

export interface Replay {
  /** Which of these are not as they were: visits as a browser keeps them, or texts of logs. */
  differences: (visits: readonly unknown[]) => Promise<readonly Difference[]>;
  /** The text of each of them, which `npm run replay` reads. */
  texts: (visits: readonly unknown[]) => Promise<readonly string[]>;
  close: () => Promise<void>;
}

export function startReplay(): Replay {
  const script = resolve(import.meta.dirname, '../scripts/replayVisits.js');
  const replay = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(replay, 'exit');
  const answers = createInterface(replay.stdout)[Symbol.asyncIterator]();
  async function ask(asked: unknown) {
    replay.stdin.write(`${JSON.stringify(asked)}\n`);
    const { value, done } = await answers.next();
    if (done === true) throw new Error('What replays the logs of journeys has ended.');
    return JSON.parse(value);
  }
  return {
    differences: ask,
    texts: (visits) => ask({ texts: visits }),
    async close() {
      replay.stdin.end();
      await ended;
    },
  };
}
