import { Suspense } from 'react';
import { fetched } from '../fetched.ts';

interface CodeBlockProps {
  code: string;
  /** What it is written in, as the text says; null where it says nothing. */
  language: string | null;
}

/** A program is drawn in one colour until what knows the others is there, and for good where that does not come. */
const PythonCode = fetched(async () =>
  import('./PythonCode.tsx').then(
    (module) => module.PythonCode,
    () => PlainCode,
  ),
);

/** Lines of a program, or of a console. It scrolls by itself where a line is longer than its place. */
export function CodeBlock({ code, language }: CodeBlockProps) {
  const plain = <PlainCode code={code} />;
  return (
    <pre
      // It scrolls, so it must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      translate="no"
      className="overflow-x-auto rounded border border-line bg-sunken p-3 font-mono text-sm text-ink [overflow-wrap:normal] -outline-offset-2"
    >
      {language === 'python' ? (
        <Suspense fallback={plain}>
          <PythonCode code={code} />
        </Suspense>
      ) : (
        plain
      )}
    </pre>
  );
}

function PlainCode({ code }: { code: string }) {
  return <code>{code}</code>;
}
