import { EditorView } from '@codemirror/view';
import { type JumpActor, selectJumps, selectLine } from '#machines/workspace/jumpMachine.ts';

/** Brings the cursor to each line that is wanted, until the returned function is called. */
export function followJumps(view: EditorView, jump: JumpActor): () => void {
  let seen = selectJumps(jump.getSnapshot());
  const following = jump.subscribe((snapshot) => {
    if (selectJumps(snapshot) === seen) return;
    seen = selectJumps(snapshot);
    const { doc } = view.state;
    const { from } = doc.line(Math.min(Math.max(selectLine(snapshot), 1), doc.lines));
    view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
    view.focus();
  });
  return () => following.unsubscribe();
}
