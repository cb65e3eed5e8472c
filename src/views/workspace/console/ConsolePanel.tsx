import { useSelector } from '@xstate/react';
import { type ConsoleListActor, selectActiveConsole, selectActiveId } from '#machines/workspace/consoleListMachine.ts';
import type { RosActor } from '#machines/workspace/rosMachine.ts';
import type { PanelsActor } from '#machines/widgets/panelsMachine.ts';
import type { WorkspaceActor } from '#machines/workspace/workspaceSelectors.ts';
import { ConsoleForm } from './ConsoleForm.tsx';
import { ConsoleHistory } from './ConsoleHistory.tsx';
import { ConsoleTabs } from './ConsoleTabs.tsx';
import { WorkspaceNotes } from './WorkspaceNotes.tsx';

interface ConsolePanelProps {
  workspace: WorkspaceActor;
  consoleList: ConsoleListActor;
  ros: RosActor;
  panels: PanelsActor;
}

/** The consoles: one form and one history for each tab, and what the workspace itself has to say. */
export function ConsolePanel({ workspace, consoleList, ros, panels }: ConsolePanelProps) {
  const active = useSelector(consoleList, selectActiveConsole);
  const activeId = useSelector(consoleList, selectActiveId);
  return (
    <>
      <ConsoleTabs consoleList={consoleList} />
      {active === undefined ? null : (
        <>
          <ConsoleForm key={activeId} console={active} ros={ros} />
          <ConsoleHistory console={active} panels={panels} />
        </>
      )}
      <WorkspaceNotes workspace={workspace} />
    </>
  );
}
