import { useEffect, useRef } from 'react';
import type { FileActor } from '#machines/workspace/fileSelectors.ts';
import type { LaunchActor } from '#machines/workspace/launchSelectors.ts';
import type { ProgramActor } from '#machines/workspace/programSelectors.ts';

interface ShortcutsProps {
  file: FileActor;
  launch: LaunchActor;
  program: ProgramActor;
}

/** Keys that work wherever the focus is in the workspace: Ctrl or Cmd with Enter starts, with S saves, with Shift+B builds. */
export function Shortcuts({ file, launch, program }: ShortcutsProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const page = place.current?.ownerDocument;
    const hear = (event: KeyboardEvent) => {
      const key = keyOf(event);
      if (key === undefined || isInDialog(event.target)) return;
      // The browser has its own use for some of them.
      event.preventDefault();
      if (event.repeat) return;
      if (key === 'Enter') launch.send({ type: 'start.requested' });
      if (key === 'S') file.send({ type: 'save.requested' });
      if (key === 'Shift+B') program.send({ type: 'build.requested' });
    };
    page?.addEventListener('keydown', hear);
    return () => page?.removeEventListener('keydown', hear);
  }, [file, launch, program]);
  return <span ref={place} hidden />;
}

function keyOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'Enter' | 'S' | 'Shift+B' | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  if (key === 'Enter' && !shiftKey) return 'Enter';
  if (key.toUpperCase() === 'S' && !shiftKey) return 'S';
  return key.toUpperCase() === 'B' && shiftKey ? 'Shift+B' : undefined;
}

/** A dialog is to be answered first. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Node && (target.parentElement?.closest('[role="dialog"]') ?? null) !== null;
}
