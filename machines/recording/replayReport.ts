/** What a replay of a whole log on today's machines comes to, for whoever prints or shows it. */
import { appPlayer } from './appPlayer.ts';
import type { Compared, Divergence } from './divergence.ts';
import {
  type Entry,
  type LogDamage,
  type LogError,
  type LogHeader,
  isHeadless,
  parseLog,
  startStateIn,
} from './logFormat.ts';

export type ReplayReport =
  | { outcome: 'refused'; error: LogError }
  /** The log has lost its beginning, without which nothing can be replayed. */
  | { outcome: 'headless'; header: LogHeader }
  /** As far as the log goes; `damage` says what it has lost. `isMidway`: it begins with a state in the middle of a visit. */
  | {
      outcome: 'equal';
      header: LogHeader;
      isMidway: boolean;
      steps: number;
      compared: Compared;
      damage: LogDamage | null;
    }
  | {
      outcome: 'diverged';
      header: LogHeader;
      isMidway: boolean;
      steps: number;
      /** Until they part. */
      compared: Compared;
      divergence: Divergence;
      entry: Entry | undefined;
    };

/** `breathe` is awaited before every step, so that what goes past the ports has the time to show itself. */
export async function replayReport(text: string, breathe: () => Promise<void>): Promise<ReplayReport> {
  const answer = parseLog(text);
  if (answer.outcome === 'refused') return answer;
  const { header, entries, damage } = answer.log;
  if (isHeadless(answer.log)) return { outcome: 'headless', header };
  const about = { header, isMidway: startStateIn(entries) !== undefined, steps: entries.length };
  const player = appPlayer(answer.log);
  do await breathe();
  while (player.divergence === undefined && player.step());
  const { divergence } = player;
  const compared = { ...player.compared };
  if (divergence === undefined) return { outcome: 'equal', ...about, compared, damage };
  return { outcome: 'diverged', ...about, compared, divergence, entry: entries[divergence.step] };
}
