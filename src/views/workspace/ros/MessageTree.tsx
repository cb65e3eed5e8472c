import { fieldWithin } from '#contract/messageFields.ts';
import type { TopicFields, TopicList, TopicValue } from '#contract/topic.ts';
import { useTexts } from '../../useTexts.ts';
import { PlotToggle, type PlottedFields } from './PlotToggle.tsx';

/** Longer lists are folded until somebody opens them. */
const SHORT_LIST = 4;

interface MessageTreeProps<Value = TopicValue> {
  value: Value;
  /** The name of what is shown; the message itself has none. */
  field?: string;
  /** Behind each number it can be plotted; null where it cannot. */
  plot?: PlottedFields | null;
}

/** A message as a tree of its fields. */
export function MessageTree({ value, field = '', plot = null }: MessageTreeProps) {
  if (typeof value !== 'object')
    return (
      <>
        <Leaf value={value} />
        {typeof value === 'number' && plot !== null ? <PlotToggle field={field} plot={plot} /> : null}
      </>
    );
  const within = { field, plot };
  return 'fields' in value ? <Fields value={value} {...within} /> : <List value={value} {...within} />;
}

function Leaf({ value }: { value: boolean | number | string }) {
  return <span className="break-all text-signal">{typeof value === 'number' ? shortened(value) : String(value)}</span>;
}

/** As many digits as a number of 32 bits has, where it is one: the others say nothing. Of 64 bits as many as anybody reads. */
export function shortened(value: number): string {
  if (Number.isInteger(value)) return String(value);
  const digits = Math.fround(value) === value ? 7 : 12;
  return String(Number(value.toPrecision(digits)));
}

function Fields({ value: { fields, hidden }, field: parent, plot }: Required<MessageTreeProps<TopicFields>>) {
  const { topicTexts } = useTexts();
  return (
    <ul className="grid gap-0.5">
      {Object.entries(fields).map(([name, value]) => {
        const tree = <MessageTree value={value} field={fieldWithin(parent, name)} plot={plot} />;
        return (
          <li key={name}>
            <span className="text-muted">{name}: </span>
            {typeof value === 'object' ? <div className="border-l border-line pl-3">{tree}</div> : tree}
          </li>
        );
      })}
      {hidden > 0 ? <li className="font-sans text-muted">{topicTexts.hidden(hidden)}</li> : null}
    </ul>
  );
}

function List({ value: { items, length }, field, plot }: Required<MessageTreeProps<TopicList>>) {
  const { topicTexts } = useTexts();
  const list = (
    <ol className="grid gap-0.5">
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a value of a message is called by its place
        <li key={index} className="flex gap-2">
          <span className="text-faint">{index}</span>
          <MessageTree value={item} field={fieldWithin(field, index)} plot={plot} />
        </li>
      ))}
    </ol>
  );
  if (length === 0) return <span className="font-sans text-muted">{topicTexts.items(0, 0)}</span>;
  if (length <= SHORT_LIST) return list;
  return (
    <details>
      <summary className="font-sans text-muted">{topicTexts.items(items.length, length)}</summary>
      {list}
    </details>
  );
}
