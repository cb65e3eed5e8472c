import { useSelector } from '@xstate/react';
import { selectIsRightOpen } from '#machines/widgets/panelsMachine.ts';
import { useTexts } from '../../useTexts.ts';
import type { WorkspaceActors } from '../WorkspaceActors.ts';

interface FillConsoleProps extends Pick<WorkspaceActors, 'consoleList' | 'panels'> {
  command: string;
  args: string;
}

/** An example that fills the form of the console in front, and shows it. */
export function FillConsole({ command, args, consoleList, panels }: FillConsoleProps) {
  const { commandTexts } = useTexts();
  const isOpen = useSelector(panels, selectIsRightOpen);
  const example = `${command} ${args}`;
  const fill = () => {
    consoleList.send({ type: 'example.chosen', command, args });
    panels.send({ type: 'panel.selected', panel: 'console' });
    panels.send(isOpen ? { type: 'side.selected', side: 'right' } : { type: 'right.toggled' });
    panels.send({ type: 'section.selected', section: 'right' });
  };
  return (
    <button
      type="button"
      aria-label={commandTexts.fill(example)}
      title={commandTexts.fill(example)}
      className="readout-text flex min-h-8 items-center gap-2 justify-self-start rounded border border-edge bg-sunken px-2 py-1 text-left text-ink hover:border-muted"
      onClick={fill}
    >
      <span aria-hidden="true" className="i-lucide-terminal text-accent-text" />
      <span className="break-all">{example}</span>
    </button>
  );
}
