import { useSelector } from '@xstate/react';
import { type ConsoleActor, selectHistory } from '#machines/workspace/consoleSelectors.ts';
import type { PanelsActor } from '#machines/widgets/panelsMachine.ts';
import { useTexts } from '../../useTexts.ts';
import { Pane, paneId } from '../Pane.tsx';
import { ConsoleLines } from './ConsoleLines.tsx';
import { LogHeader } from './LogHeader.tsx';

/** What was executed in a console and what came of it. Laid out from the bottom, so that the newest stays in sight. */
export function ConsoleHistory({ console, panels }: { console: ConsoleActor; panels: PanelsActor }) {
  const { consoleTexts } = useTexts();
  const history = useSelector(console, selectHistory);
  return (
    <Pane section="history" panels={panels} splitterClass="">
      <section
        id={paneId('history')}
        aria-label={consoleTexts.history}
        className="flex shrink-0 grow basis-[var(--pane-size)] flex-col"
      >
        <LogHeader
          title={consoleTexts.history}
          clearLabel={consoleTexts.clear}
          canClear={history.length > 0}
          onClear={() => console.send({ type: 'history.cleared' })}
        />
        <div role="log" className="flex min-h-0 flex-1 basis-0 flex-col-reverse overflow-y-auto bg-console px-3 py-2">
          <div className="mb-auto">
            {history.length === 0 ? <p className="text-sm text-faint">{consoleTexts.historyEmpty}</p> : null}
            <ConsoleLines lines={history} />
          </div>
        </div>
      </section>
    </Pane>
  );
}
