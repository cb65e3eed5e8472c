import TerminalIcon from '~icons/lucide/terminal';
import { useTexts } from '../../useTexts.ts';
import type { WorkspaceActors } from '../WorkspaceActors.ts';

interface FillConsoleProps extends Pick<WorkspaceActors, 'consoleList' | 'panels'> {
  command: string;
  args: string;
}

/** An example that fills the form of the console in front, and shows it. */
export function FillConsole({ command, args, consoleList, panels }: FillConsoleProps) {
  const { commandTexts } = useTexts();
  const example = `${command} ${args}`;
  const fill = () => {
    consoleList.send({ type: 'example.chosen', command, args });
    panels.send({ type: 'panel.revealed', panel: 'console' });
  };
  return (
    <button
      type="button"
      aria-label={commandTexts.fill(example)}
      title={commandTexts.fill(example)}
      className="readout-text inline-flex min-h-8 align-middle items-center gap-2 justify-self-start rounded border border-edge bg-sunken px-2 py-1 text-left text-ink hover:border-muted"
      onClick={fill}
    >
      <TerminalIcon className="text-accent-text" />
      <span translate="no" className="break-all">
        {example}
      </span>
    </button>
  );
}
