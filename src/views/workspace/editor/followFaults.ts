import type { Diagnostic } from '@codemirror/lint';
import type { EditorView } from '@codemirror/view';
import type { OutputPort } from '#machines/ports/outputPort.ts';
import { adviceText } from '../adviceText.ts';
import type { Texts } from '../../../texts/Texts.ts';
import { mark } from './marks.ts';
import { NewestFault, type ProgramFault } from './newestFault.ts';

interface Followed {
  output: OutputPort;
  /** The name of the file that the editor shows now. */
  fileName: () => string;
  texts: () => Pick<Texts, 'adviceTexts'>;
}

/** Marks the line at which a program failed last, until the returned function is called. */
export function followFaults(view: EditorView, { output, fileName, texts }: Followed): () => void {
  const newest = new NewestFault();
  let shown: ProgramFault | null = null;
  const look = () => {
    const fault = newest.follow(output.read(), fileName());
    if (isSame(fault, shown)) return;
    shown = fault;
    mark(view, { program: fault === null ? [] : diagnosticsOf(fault, view, texts()) });
  };
  look();
  return output.subscribe(look);
}

/** None where the line says something else by now. */
function diagnosticsOf(
  { line: number, code, message }: ProgramFault,
  { state }: EditorView,
  texts: Pick<Texts, 'adviceTexts'>,
): Diagnostic[] {
  const line = number <= state.doc.lines ? state.doc.line(number) : null;
  if (line === null || line.text.trim() !== code) return [];
  return [{ from: line.from, to: line.to, severity: 'error', message: withAdvice(texts, message) }];
}

/** What Python said, and below it what that means. */
export function withAdvice({ adviceTexts }: Pick<Texts, 'adviceTexts'>, message: string): string {
  const advice = adviceText(adviceTexts, message);
  return advice === null ? message : `${message}\n${advice}`;
}

const isSame = (one: ProgramFault | null, other: ProgramFault | null): boolean =>
  one?.line === other?.line && one?.message === other?.message && one?.code === other?.code;
