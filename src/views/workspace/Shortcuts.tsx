import { useEffect, useRef } from 'react';
import { type CommandName, commandNames, commands } from '#machines/widgets/commands.ts';
import type { WorkspaceActors } from './WorkspaceActors.ts';
import { isPressed } from '../ui/keyNames.ts';
import { workspaceCommands } from './commands/workspaceCommands.ts';

/** Hears the keys of the commands wherever the focus is in the workspace. */
export function Shortcuts({ actors }: { actors: WorkspaceActors }) {
  const place = useRef<HTMLSpanElement>(null);
  const listeners = useRef(actors);
  useEffect(() => {
    listeners.current = actors;
  });
  useEffect(() => {
    const page = place.current?.ownerDocument;
    const hear = (event: KeyboardEvent) => {
      const command = commandFor(event);
      if (command === undefined || isInDialog(event.target)) return;
      // The browser has its own use for some of them.
      event.preventDefault();
      if (!event.repeat) workspaceCommands[command].perform(listeners.current);
    };
    // Before whatever has the focus, such as a tab, which keeps Enter for itself.
    page?.addEventListener('keydown', hear, { capture: true });
    return () => page?.removeEventListener('keydown', hear, { capture: true });
  }, []);
  return <span ref={place} hidden />;
}

function commandFor(event: KeyboardEvent): CommandName | undefined {
  return commandNames.find((name) => {
    const { keys, otherKeys, isOfEditor = false } = commands[name];
    if (isOfEditor || (keys?.length === 1 && isWriting(event.target))) return false;
    return [keys, otherKeys].some((wanted) => wanted !== undefined && isPressed(wanted, event));
  });
}

/** A single letter is text there. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}

/** A dialog is to be answered first, wherever in it the focus is, or nowhere. */
function isInDialog(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const isModalOpen = target.ownerDocument.querySelector('[aria-modal="true"]') !== null;
  return isModalOpen || target.closest('[role="dialog"]') !== null;
}
