import { useTexts } from '../useTexts.ts';

/** Longer texts are cut: a whole program is read better in the site beside it. */
const LONGEST_TEXT = 2000;

/** Lists with more items are folded until somebody opens them. */
const SHORT_LIST = 8;

/** A value of JSON as a tree of its parts. */
export function JsonTree({ value }: { value: unknown }) {
  if (Array.isArray(value)) return <JsonList items={value} />;
  if (typeof value === 'object' && value !== null)
    return (
      <ul className="grid gap-0.5">
        {Object.entries(value).map(([name, part]) => (
          <JsonPart key={name} name={name} part={part} />
        ))}
      </ul>
    );
  return <JsonLeaf value={value} />;
}

function JsonPart({ name, part }: { name: string; part: unknown }) {
  const isTree = typeof part === 'object' && part !== null && Object.keys(part).length > 0;
  return (
    <li>
      <span className="text-muted">{name}: </span>
      {isTree ? (
        <div className="border-l border-line pl-3">
          <JsonTree value={part} />
        </div>
      ) : (
        <JsonLeaf value={part} />
      )}
    </li>
  );
}

function JsonList({ items }: { items: readonly unknown[] }) {
  const { replayStepTexts } = useTexts();
  const list = (
    <ol className="grid gap-0.5">
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an item is called by its place
        <JsonPart key={index} name={String(index)} part={item} />
      ))}
    </ol>
  );
  if (items.length <= SHORT_LIST) return list;
  return (
    <details>
      <summary className="font-sans text-muted">{replayStepTexts.list(items.length)}</summary>
      {list}
    </details>
  );
}

function JsonLeaf({ value }: { value: unknown }) {
  const { replayStepTexts } = useTexts();
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  const isCut = text.length > LONGEST_TEXT;
  return (
    <>
      <span className="whitespace-pre-wrap break-all text-signal">
        {typeof value === 'string' ? `“${text.slice(0, LONGEST_TEXT)}${isCut ? '' : '”'}` : text}
      </span>
      {isCut ? <span className="font-sans text-muted"> {replayStepTexts.more(text.length - LONGEST_TEXT)}</span> : null}
    </>
  );
}
