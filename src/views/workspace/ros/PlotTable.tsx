import XIcon from '~icons/lucide/x';
import { plottedName } from '#contract/messageFields.ts';
import type { PlottedField, TracedValue, Traces } from '#machines/ports/topicPort.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useTexts } from '../../useTexts.ts';
import { shortened } from './MessageTree.tsx';
import { lookOf } from './lineLooks.ts';
import { handFocusOn } from '../../ui/handFocusOn.ts';

interface PlotTableProps {
  traces: Traces;
  fields: readonly PlottedField[];
  /** It ends at an earlier moment. */
  isPast: boolean;
  onRemove: (field: PlottedField) => void;
}

/** What the plot shows in numbers: the legend of its lines, and the plot itself for who cannot see it. */
export function PlotTable({ traces: { values }, fields, isPast, onRemove }: PlotTableProps) {
  const { plotTexts } = useTexts();
  return (
    <div className="overflow-x-auto">
      <table aria-label={isPast ? plotTexts.valuesThen : plotTexts.values} className="readout-text w-full text-ink">
        <thead>
          <tr>
            <Heading text={plotTexts.latest} />
            <Heading text={plotTexts.lowest} />
            <Heading text={plotTexts.highest} />
          </tr>
        </thead>
        {/* A side is too narrow for a name beside three numbers. */}
        {fields.map((field, place) => (
          <tbody key={nameOf(field)} ref={handFocusOn()} className="border-t border-line">
            <tr>
              <th scope="rowgroup" colSpan={3} className="[overflow-wrap:anywhere] pr-1 text-left font-normal">
                <LineSample place={place} /> <span translate="no">{field.topic}</span>{' '}
                <span translate="no">{field.field}</span>
              </th>
              <td className="w-px">
                <IconButton label={plotTexts.remove(nameOf(field))} icon={XIcon} onPress={() => onRemove(field)} />
              </td>
            </tr>
            <tr>
              {summaryOf(values.get(nameOf(field)) ?? []).map((value, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- the columns stay where they are
                <td key={column} className="px-1 text-right">
                  {value === null ? plotTexts.noNumber : shortened(value)}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Heading({ text }: { text: string }) {
  return (
    <th scope="col" className="px-1 text-right font-normal text-muted">
      {text}
    </th>
  );
}

function LineSample({ place }: { place: number }) {
  const { colour, dash } = lookOf(place);
  return (
    <svg aria-hidden="true" width="24" height="8" className="inline-block align-middle">
      <line x2="24" y1="4" y2="4" stroke={`var(--${colour})`} strokeWidth="2" strokeDasharray={dash.join(' ')} />
    </svg>
  );
}

const nameOf = ({ topic, field }: PlottedField) => plottedName(topic, field);

/** The latest number, the lowest and the highest; null where there was none. */
function summaryOf(series: readonly TracedValue[]): readonly (number | null)[] {
  const own = series.filter((value) => value !== undefined);
  const numbers = own.filter((value) => value !== null);
  if (numbers.length === 0) return [null, null, null];
  return [own.at(-1) ?? null, Math.min(...numbers), Math.max(...numbers)];
}
