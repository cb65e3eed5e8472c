import type { TopicFields, TopicList, TopicValue } from '#contract/topic.ts';
import { useTexts } from '../../useTexts.ts';

/** Longer lists are folded until somebody opens them. */
const SHORT_LIST = 4;

/** A message as a tree of its fields. */
export function MessageTree({ value }: { value: TopicValue }) {
  if (typeof value !== 'object') return <Leaf value={value} />;
  return 'fields' in value ? <Fields value={value} /> : <List value={value} />;
}

function Leaf({ value }: { value: boolean | number | string }) {
  return <span className="break-all text-signal">{typeof value === 'number' ? shortened(value) : String(value)}</span>;
}

/** As many digits as a number of 32 bits has: the others say nothing. */
const shortened = (value: number): string => String(Number.isInteger(value) ? value : Number(value.toPrecision(7)));

function Fields({ value: { fields, hidden } }: { value: TopicFields }) {
  const { topicTexts } = useTexts();
  return (
    <ul className="grid gap-0.5">
      {Object.entries(fields).map(([name, field]) => (
        <li key={name}>
          <span className="text-muted">{name}: </span>
          {typeof field === 'object' ? (
            <div className="border-l border-line pl-3">
              <MessageTree value={field} />
            </div>
          ) : (
            <Leaf value={field} />
          )}
        </li>
      ))}
      {hidden > 0 ? <li className="font-sans text-muted">{topicTexts.hidden(hidden)}</li> : null}
    </ul>
  );
}

function List({ value: { items, length } }: { value: TopicList }) {
  const { topicTexts } = useTexts();
  const list = (
    <ol className="grid gap-0.5">
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a value of a message is called by its place
        <li key={index} className="flex gap-2">
          <span className="text-faint">{index}</span>
          <MessageTree value={item} />
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
