import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { StateEffect, StateField } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Who looks for faults in a text. */
interface Found {
  build: readonly Diagnostic[];
  language: readonly Diagnostic[];
  /** Where a program failed. */
  program: readonly Diagnostic[];
}

const found = StateEffect.define<Partial<Found>>();

/** What each of them found last, where it stands by now: the editor itself knows one list only, and whoever sets it takes all. */
export const marks = StateField.define<Found>({
  create: () => ({ build: [], language: [], program: [] }),
  update(before, { changes, docChanged, effects }) {
    let now = before;
    if (docChanged) {
      const move = (one: Diagnostic) => ({ ...one, from: changes.mapPos(one.from, 1), to: changes.mapPos(one.to, -1) });
      now = {
        build: now.build.map(move).filter(isLeft),
        language: now.language.map(move).filter(isLeft),
        program: now.program.filter(({ from, to }) => changes.touchesRange(from, to) === false).map(move),
      };
    }
    for (const effect of effects) if (effect.is(found)) now = { ...now, ...effect.value };
    return now;
  },
});

/** Whether anything of what was marked is still there. */
const isLeft = ({ from, to }: Diagnostic): boolean => from <= to;

/** Marks what one of them has found now, beside what the others have. */
export function mark(view: EditorView, update: Partial<Found>): void {
  view.dispatch({ effects: found.of(update) });
  const { build, language, program } = view.state.field(marks);
  view.dispatch(setDiagnostics(view.state, [...build, ...language, ...program]));
}

/** The mark of a failed program goes with the line that failed: whoever changes it is about to mend it. */
export const forgetMended = EditorView.updateListener.of(({ docChanged, startState, state, view }) => {
  if (docChanged && state.field(marks).program.length < startState.field(marks).program.length) mark(view, {});
});
