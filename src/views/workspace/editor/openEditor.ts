import { Annotation, Compartment, EditorState, Prec, Transaction } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { BuildProblem } from '#contract/entities.ts';
import { type BuildActor, selectProblems } from '#machines/workspace/buildSelectors.ts';
import {
  type FileActor,
  selectCode,
  selectFileName,
  selectIsReady,
  selectPath,
  selectRevision,
} from '#machines/workspace/fileSelectors.ts';
import type { PaletteActor } from '#machines/widgets/paletteMachine.ts';
import type { OutputPort } from '#machines/ports/outputPort.ts';
import type { JumpActor } from '#machines/workspace/jumpMachine.ts';
import type { LanguageServerActor } from '#machines/workspace/languageServerMachine.ts';
import { type RosActor, selectGraph } from '#machines/workspace/rosMachine.ts';
import type { Texts } from '../../../texts/Texts.ts';
import { diagnosticsFrom } from './diagnosticsFrom.ts';
import { editFrom } from './editFrom.ts';
import { editorSetup } from './editorSetup.ts';
import { followCommands } from './followCommands.ts';
import { followFaults } from './followFaults.ts';
import { followJumps } from './followJumps.ts';
import { languageHelp } from './languageHelp.ts';
import { forgetMended, mark, marks } from './marks.ts';
import { smallestChange } from './smallestChange.ts';
import { topicCompletion } from './topicCompletion.ts';

export interface EditorParts {
  file: FileActor;
  build: BuildActor;
  languageServer: LanguageServerActor;
  /** Null where nothing leads to a line. */
  jump: JumpActor | null;
  palette: PaletteActor;
  ros: RosActor;
  /** What the programs print. */
  output: OutputPort;
  /** The words of the reader's language, now. */
  texts: () => Pick<Texts, 'adviceTexts' | 'editorPhrases' | 'fileTexts'>;
}

export interface OpenEditor {
  /** Says everything in the words that there are now; the text, the cursor and what can be undone stay. */
  speak: () => void;
  close: () => void;
}

/** Marks what came from the file, so that it is not told back to it. */
const fromFile = Annotation.define<true>();

/** An editor that shows a file, tells it what is typed, marks what a build found and where a program failed, and lets a language server help. */
export function openEditor(
  parent: HTMLElement,
  { file, build, languageServer, jump, palette, ros, output, texts }: EditorParts,
): OpenEditor {
  const access = new Compartment();
  const phrases = new Compartment();
  const topics = topicCompletion(selectGraph(ros.getSnapshot()));
  const help = languageHelp(languageServer, [topics], () => selectPath(file.getSnapshot()));
  const extensions = [
    // The workspace hears it, wherever it is pressed; the editor would begin a new line.
    Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => true }])),
    editorSetup,
    marks,
    forgetMended,
    EditorState.languageData.of(() => [{ autocomplete: topics }]),
    EditorView.contentAttributes.of(() => ({
      'aria-label': texts().fileTexts.editor(selectFileName(file.getSnapshot())),
      tabindex: '0',
    })),
    EditorView.updateListener.of(({ docChanged, transactions, changes, startState, state }) => {
      if (!docChanged || transactions.some((transaction) => transaction.annotation(fromFile) === true)) return;
      file.send({
        type: 'code.edited',
        ...editFrom(changes, startState.doc, state.doc, selectCode(file.getSnapshot())),
      });
    }),
  ];
  const stateOf = (code: string, isReady: boolean) =>
    EditorState.create({
      doc: code,
      extensions: [
        ...extensions,
        phrases.of(EditorState.phrases.of(texts().editorPhrases)),
        help.extension(),
        access.of(EditorState.readOnly.of(!isReady)),
      ],
    });

  let { fileName, revision, isReady, problems } = look(file, build);
  const view = new EditorView({ parent, state: stateOf(selectCode(file.getSnapshot()), isReady) });

  const markProblems = () => {
    const diagnostics = diagnosticsFrom(problems, fileName, view.state.doc, texts());
    mark(view, { build: diagnostics });
    return diagnostics;
  };

  const showProblems = (found: readonly BuildProblem[]) => {
    problems = found;
    const first = markProblems()[0];
    if (first) view.dispatch({ effects: EditorView.scrollIntoView(first.from, { y: 'center' }) });
  };

  const follow = () => {
    const now = look(file, build);
    const wasReady = isReady;
    const isReplaced = now.revision !== revision;
    const isOther = now.fileName !== fileName;
    ({ fileName, revision, isReady } = now);
    // A file that has just arrived is where undo begins; a text replaced under the writer's hands can be undone.
    if (isReplaced && (isOther || !wasReady)) view.setState(stateOf(selectCode(file.getSnapshot()), isReady));
    else if (isReplaced) show(view, selectCode(file.getSnapshot()));
    if (isReady !== wasReady) view.dispatch({ effects: access.reconfigure(EditorState.readOnly.of(!isReady)) });
    if (now.problems !== problems) showProblems(now.problems);
  };

  // A list of marks is made with the first of them, which takes a while.
  if (problems.length > 0) showProblems(problems);
  const leaveHelp = help.follow(view);
  const leaveCommands = followCommands(view, palette, help.ask);
  const leaveJumps = jump === null ? undefined : followJumps(view, jump);
  const leaveFaults = followFaults(view, { output, fileName: () => fileName, texts });
  const following = [file.subscribe(follow), build.subscribe(follow)];
  return {
    speak() {
      view.dispatch({ effects: phrases.reconfigure(EditorState.phrases.of(texts().editorPhrases)) });
      markProblems();
    },
    close() {
      for (const subscription of following) subscription.unsubscribe();
      leaveHelp();
      leaveFaults();
      leaveCommands();
      leaveJumps?.();
      view.destroy();
    },
  };
}

function look(file: FileActor, build: BuildActor) {
  const snapshot = file.getSnapshot();
  return {
    fileName: selectFileName(snapshot),
    revision: selectRevision(snapshot),
    isReady: selectIsReady(snapshot),
    problems: selectProblems(build.getSnapshot()),
  };
}

/** Changes as little as possible, so that the cursor and what can be undone stay. */
function show(view: EditorView, code: string): void {
  const lines = view.state.toText(code);
  const change = smallestChange(view.state.doc.toString(), lines.toString());
  if (change === null) return;
  view.dispatch({ changes: change, annotations: [fromFile.of(true), Transaction.userEvent.of('input.replace')] });
}
