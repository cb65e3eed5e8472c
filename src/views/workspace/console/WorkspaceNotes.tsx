import { useSelector } from '@xstate/react';
import { type WorkspaceActor, selectNotes } from '#machines/workspace/workspaceSelectors.ts';
import { useTexts } from '../../useTexts.ts';
import { ConsoleLines } from './ConsoleLines.tsx';
import { LogHeader } from './LogHeader.tsx';

/** What happened to the file, the build and the connection to the robot. Shown once there is something to say, and always in sight. */
export function WorkspaceNotes({ workspace }: { workspace: WorkspaceActor }) {
  const { consoleTexts } = useTexts();
  const notes = useSelector(workspace, selectNotes);
  const isEmpty = notes.length === 0;
  return (
    // The place where something will be said, so that it is heard.
    <section
      aria-label={isEmpty ? undefined : consoleTexts.notes}
      className={
        isEmpty ? 'sr-only' : 'sticky bottom-0 z-10 flex max-h-2/5 shrink-0 flex-col border-t border-line bg-surface'
      }
    >
      {isEmpty ? null : (
        <LogHeader
          title={consoleTexts.notes}
          clearLabel={consoleTexts.clear}
          canClear
          onClear={() => workspace.send({ type: 'notes.cleared' })}
        />
      )}
      <div role="log" className="flex min-h-0 flex-col-reverse overflow-y-auto bg-console px-3 py-2">
        <ConsoleLines lines={notes} />
      </div>
    </section>
  );
}
