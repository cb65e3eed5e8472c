import { highlightCode, tagHighlighter } from '@lezer/highlight';
import { parser } from '@lezer/python';
import { type ReactNode, useMemo } from 'react';
import { codeColours } from './codeColours.ts';

const highlighter = tagHighlighter(codeColours);

/** A Python program in the colours of the editor. */
export function PythonCode({ code }: { code: string }) {
  return <code>{useMemo(() => coloured(code), [code])}</code>;
}

function coloured(code: string): ReactNode[] {
  const parts: ReactNode[] = [];
  highlightCode(
    code,
    parser.parse(code),
    highlighter,
    (text, classes) =>
      parts.push(
        classes === '' ? (
          text
        ) : (
          <span key={parts.length} className={classes}>
            {text}
          </span>
        ),
      ),
    () => parts.push('\n'),
  );
  return parts;
}
