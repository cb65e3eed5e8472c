import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LoadedLog } from '#machines/recording/loadedLog.ts';
import type { ReplayActor } from '#machines/recording/replayMachine.ts';
import { selectPosition, selectSeen } from '#machines/recording/replaySelectors.ts';
import { useTexts } from '../useTexts.ts';
import { JsonTree } from './JsonTree.tsx';
import { StepChanges } from './StepChanges.tsx';

/** What was told at the step that is looked at, what changed by it, and who told whom what within it. */
export function StepDetails({ replay, loaded }: { replay: ReplayActor; loaded: LoadedLog }) {
  const { replayStepTexts, senderTexts } = useTexts();
  const position = useSelector(replay, selectPosition);
  const seen = useSelector(replay, selectSeen);
  const [row, entry] = [loaded.rows[position], loaded.log.entries[position]];
  if (row === undefined || entry === undefined || seen === undefined) return null;
  const { type, ...brought } = entry.event;
  const from = row.from.kind === 'work' ? row.from.name : senderTexts[row.from.kind];
  return (
    <section
      aria-label={replayStepTexts.title(position)}
      // It scrolls where much happened, so it must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="h-36rem overflow-auto rounded border border-line p-4 -outline-offset-2"
    >
      <h2 translate="no" className="break-words text-lg font-semibold">
        {type}
      </h2>
      <p translate="no" className="readout-text break-words text-muted">
        {from} → {row.to}
      </p>
      <Part title={replayStepTexts.brought}>
        {Object.keys(brought).length === 0 ? (
          replayStepTexts.broughtNothing
        ) : (
          <Names>
            <JsonTree value={brought} />
          </Names>
        )}
      </Part>
      <Part title={replayStepTexts.changed}>
        {seen.changes.length === 0 ? replayStepTexts.changedNothing : <StepChanges changes={seen.changes} />}
      </Part>
      <Part title={replayStepTexts.told}>
        {seen.messages.length === 0 ? (
          replayStepTexts.toldNobody
        ) : (
          <ol translate="no" className="readout-text grid gap-1">
            {seen.messages.map((message, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- messages have no name but their place
              <li key={index} className="break-words">
                <span className="text-muted">
                  {message.from ?? from} → {message.to}:
                </span>{' '}
                {message.type}
              </li>
            ))}
          </ol>
        )}
      </Part>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="eyebrow mb-1.5 mt-5 text-muted">{title}</h3>
      <div className="text-sm text-muted">{children}</div>
    </>
  );
}

/** What is called by a name in every language. */
function Names({ children }: { children: ReactNode }) {
  return (
    <div translate="no" className="readout-text text-ink">
      {children}
    </div>
  );
}
