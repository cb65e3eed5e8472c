import { useSelector } from '@xstate/react';
import { type LoadedLog, actorStates } from '#machines/recording/loadedLog.ts';
import type { ReplayActor } from '#machines/recording/replayMachine.ts';
import { selectDrawn, selectPosition } from '#machines/recording/replaySelectors.ts';
import { useTexts } from '../useTexts.ts';

/** Every actor at the step that is looked at, and its state; a press has its machine drawn. */
export function ActorList({ replay, loaded }: { replay: ReplayActor; loaded: LoadedLog }) {
  const { replayTexts } = useTexts();
  const position = useSelector(replay, selectPosition);
  const drawn = useSelector(replay, selectDrawn);
  const recipient = loaded.rows[position]?.to;
  return (
    <section aria-label={replayTexts.actors} className="h-36rem overflow-auto rounded border border-line p-3">
      <h2 className="eyebrow mb-2 text-muted">{replayTexts.actors}</h2>
      <ul translate="no" className="readout-text text-sm">
        {actorStates(loaded).map(({ path, state }) => (
          <li
            key={path}
            aria-current={path === recipient ? 'true' : undefined}
            className="aria-[current=true]:text-signal"
          >
            <button
              type="button"
              aria-pressed={path === drawn}
              className="w-full break-words rounded px-1 py-1 text-left hover:bg-hover aria-pressed:bg-accent/15"
              onClick={() => replay.send({ type: 'drawing.chosen', path })}
            >
              {path} <span className="text-muted">{state}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
