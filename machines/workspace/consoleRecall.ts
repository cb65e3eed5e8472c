/** The commands that a console executed before, to be looked at one by one, changed, and started again: as a shell does it. */
import { KEPT_COMMANDS } from '../timings.ts';
import type { CommandForm } from './consoleAnswers.ts';

export type RecallDirection = 'older' | 'newer';

export interface Recall {
  /** The newest first, each once. */
  recent: readonly CommandForm[];
  /** Which of them the form was filled with; -1 is what was typed. */
  place: number;
  /** What was typed at each place that was left since a command was executed last. */
  edits: Readonly<Record<string, CommandForm>>;
}

export const emptyRecall: Recall = { recent: [], place: -1, edits: {} };

/** The form as it was for the next older or newer command; behind the newest stands what was typed. */
export function recalledForm(context: Recall & CommandForm, direction: RecallDirection): Partial<Recall & CommandForm> {
  const { recent, place } = context;
  const next = direction === 'older' ? Math.min(place + 1, recent.length - 1) : Math.max(place - 1, -1);
  if (next === place) return {};
  const edits: Recall['edits'] = { ...context.edits, [place]: formOf(context) };
  return { ...(edits[next] ?? recent[next]), place: next, edits };
}

/** What is put into the form from elsewhere stands as what was typed, also where an earlier command was shown before. */
export const asTyped = (form: Partial<CommandForm>): Partial<Recall & CommandForm> => ({ ...form, place: -1 });

/** With what is in the form as the newest one. */
export function withRecent(context: Recall & CommandForm): Recall {
  const form = formOf(context);
  const others = context.recent.filter((known) => lineOf(known) !== lineOf(form));
  return { recent: [form, ...others].slice(0, KEPT_COMMANDS), place: -1, edits: {} };
}

const formOf = ({ command, args, isLongRunning, autoSubscribe, processName }: CommandForm): CommandForm => ({
  command,
  args,
  isLongRunning,
  autoSubscribe,
  processName,
});

const lineOf = ({ command, args }: CommandForm): string => `${command} ${args}`;
