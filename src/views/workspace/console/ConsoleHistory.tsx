import { useSelector } from '@xstate/react';
import { type ConsoleActor, selectHistory } from '#machines/workspace/consoleSelectors.ts';
import { useTexts } from '../../useTexts.ts';
import { ConsoleLines } from './ConsoleLines.tsx';
import { LogHeader } from './LogHeader.tsx';

/** What was executed in a console and what came of it. Laid out from the bottom, so that the newest stays in sight. */
export function ConsoleHistory({ console }: { console: ConsoleActor }) {
  const { consoleTexts } = useTexts();
  const history = useSelector(console, selectHistory);
  return (
    <section aria-label={consoleTexts.history} className="flex min-h-28 flex-1 flex-col">
      <LogHeader
        title={consoleTexts.history}
        clearLabel={consoleTexts.clear}
        canClear={history.length > 0}
        onClear={() => console.send({ type: 'history.cleared' })}
      />
      <div role="log" className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto bg-console px-3 py-2">
        <div className="mb-auto">
          {history.length === 0 ? <p className="text-sm text-faint">{consoleTexts.historyEmpty}</p> : null}
          <ConsoleLines lines={history} />
        </div>
      </div>
    </section>
  );
}
