import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { StateEffect, StateField } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';

/** Who looks for faults in a text. */
interface Found {
  build: readonly Diagnostic[];
  language: readonly Diagnostic[];
}

const found = StateEffect.define<Partial<Found>>();

/** What each of them found last, where it stands by now: the editor itself knows one list only, and whoever sets it takes all. */
export const marks = StateField.define<Found>({
  create: () => ({ build: [], language: [] }),
  update(before, { changes, docChanged, effects }) {
    let { build, language } = before;
    if (docChanged) {
      const move = (one: Diagnostic) => ({ ...one, from: changes.mapPos(one.from, 1), to: changes.mapPos(one.to, -1) });
      [build, language] = [build.map(move).filter(isLeft), language.map(move).filter(isLeft)];
    }
    for (const effect of effects) if (effect.is(found)) ({ build, language } = { build, language, ...effect.value });
    return { build, language };
  },
});

/** Whether anything of what was marked is still there. */
const isLeft = ({ from, to }: Diagnostic): boolean => from <= to;

/** Marks what one of them has found now, beside what the other has. */
export function mark(view: EditorView, news: Partial<Found>): void {
  view.dispatch({ effects: found.of(news) });
  const { build, language } = view.state.field(marks);
  view.dispatch(setDiagnostics(view.state, [...build, ...language]));
}
