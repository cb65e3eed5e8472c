interface ProseProps {
  /** Paragraphs are parted by an empty line, lines that begin with `- ` are a list, backticks enclose code. */
  text: string;
  className?: string;
}

/** Text as it is written in the database, with the little it says about its shape. */
export function Prose({ text, className = '' }: ProseProps) {
  return (
    <div className={`grid grid-cols-1 gap-3 [overflow-wrap:anywhere] ${className}`}>
      {text.split(/\n{2,}/).map((block) => (
        <Block key={block} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: string }) {
  const lines = block.split('\n');
  if (!lines.every((line) => line.startsWith('- '))) {
    return (
      <p className="whitespace-pre-line">
        <Words text={block} />
      </p>
    );
  }
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {lines.map((line) => (
        <li key={line}>
          <Words text={line.slice(2)} />
        </li>
      ))}
    </ul>
  );
}

/** Every second piece between backticks is code. */
function Words({ text }: { text: string }) {
  const pieces = text.split('`').map((words, index) => ({ words, place: `${index}`, isCode: index % 2 === 1 }));
  return pieces.map(({ words, place, isCode }) =>
    isCode ? (
      <code key={place} className="rounded-sm bg-hover px-1 py-0.5 font-mono text-sm text-ink [overflow-wrap:anywhere]">
        {words}
      </code>
    ) : (
      words
    ),
  );
}
