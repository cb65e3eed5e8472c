import ChartLineIcon from '~icons/lucide/chart-line';
import { limits } from '#contract/limits.ts';
import { MOST_PLOTTED_FIELDS, type PlotRoom } from '#machines/workspace/topicPlotMachine.ts';
import { useTexts } from '../../useTexts.ts';

/** The fields of a message that are plotted. */
export interface PlottedFields {
  fields: readonly string[];
  /** Whether there may be another. */
  room: PlotRoom;
  toggle: (field: string) => void;
}

/** Draws a number over time, or no longer. */
export function PlotToggle({ field, plot: { fields, room, toggle } }: { field: string; plot: PlottedFields }) {
  const { plotTexts } = useTexts();
  const isPlotted = fields.includes(field);
  const isPossible = isPlotted || room === 'free';
  const full = room === 'topics' ? plotTexts.fullTopics(limits.plottedTopics) : plotTexts.full(MOST_PLOTTED_FIELDS);
  return (
    <button
      type="button"
      aria-label={plotTexts.toggle(field)}
      title={isPossible ? plotTexts.toggle(field) : full}
      aria-pressed={isPlotted}
      disabled={!isPossible}
      className="ml-1 inline-grid size-6 place-items-center rounded align-middle text-faint hover:bg-hover hover:text-ink disabled:opacity-40 aria-pressed:text-accent-text"
      onClick={() => toggle(field)}
    >
      <ChartLineIcon />
    </button>
  );
}
