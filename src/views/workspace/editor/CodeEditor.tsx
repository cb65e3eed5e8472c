import { useEffect, useRef } from 'react';
import type { BuildActor } from '#machines/workspace/buildSelectors.ts';
import type { PaletteActor } from '#machines/widgets/paletteMachine.ts';
import type { OutputPort } from '#machines/ports/outputPort.ts';
import { type FileActor, selectIsReady } from '#machines/workspace/fileSelectors.ts';
import type { LanguageServerActor } from '#machines/workspace/languageServerMachine.ts';
import type { RosActor } from '#machines/workspace/rosMachine.ts';
import { useTexts } from '../../useTexts.ts';
import { useJump } from '../Places.tsx';
import { type OpenEditor, openEditor } from './openEditor.ts';

interface CodeEditorProps {
  file: FileActor;
  build: BuildActor;
  languageServer: LanguageServerActor;
  ros: RosActor;
  palette: PaletteActor;
  output: OutputPort;
}

/** The place of the editor on the page. It lives beside React: text never passes through a render. */
export function CodeEditor({ file, build, languageServer, ros, palette, output }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const texts = useTexts();
  const jump = useJump();
  const words = useRef(texts);
  const editor = useRef<OpenEditor>(null);
  useEffect(() => {
    words.current = texts;
    editor.current?.speak();
  }, [texts]);
  useEffect(() => {
    if (place.current === null) return undefined;
    const { current } = place;
    const open = () => {
      editor.current = openEditor(current, {
        file,
        build,
        languageServer,
        jump,
        palette,
        ros,
        output,
        texts: () => words.current,
      });
    };
    const stopWaiting = onceReady(file, open);
    return () => {
      stopWaiting();
      editor.current?.close();
      editor.current = null;
    };
  }, [file, build, languageServer, jump, palette, ros, output]);
  return <div ref={place} className="size-full min-h-0 overflow-hidden" />;
}

/** Calls as soon as the text of a file is there. Answers how to stop waiting. */
function onceReady(file: FileActor, call: () => void): () => void {
  if (selectIsReady(file.getSnapshot())) {
    call();
    return () => undefined;
  }
  const subscription = file.subscribe((snapshot) => {
    if (!selectIsReady(snapshot)) return;
    subscription.unsubscribe();
    call();
  });
  return () => subscription.unsubscribe();
}
