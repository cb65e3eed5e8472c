import { useEffect, useRef } from 'react';
import type { BuildActor } from '#machines/workspace/buildSelectors.ts';
import type { FileActor } from '#machines/workspace/fileSelectors.ts';
import { useTexts } from '../../useTexts.ts';
import { openEditor } from './openEditor.ts';

interface CodeEditorProps {
  file: FileActor;
  build: BuildActor;
  onSave: () => void;
  onBuild: () => void;
}

/** The place of the editor on the page. It lives beside React: text never passes through a render. */
export function CodeEditor({ file, build, onSave, onBuild }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const texts = useTexts();
  const wishes = useRef({ texts, onSave, onBuild });
  useEffect(() => {
    wishes.current = { texts, onSave, onBuild };
  });
  useEffect(() => {
    if (place.current === null) return undefined;
    return openEditor(place.current, {
      file,
      build,
      texts: () => wishes.current.texts,
      onSave: () => wishes.current.onSave(),
      onBuild: () => wishes.current.onBuild(),
    });
  }, [file, build]);
  return <div ref={place} className="size-full min-h-0 overflow-hidden" />;
}
