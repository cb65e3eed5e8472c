import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { LoadedLog } from '#machines/recording/loadedLog.ts';
import type { ReplayActor } from '#machines/recording/replayMachine.ts';
import { selectChosenActor, selectQuery, selectShown } from '#machines/recording/replaySelectors.ts';
import { Button } from '../ui/Button.tsx';
import { CompactSelect } from '../ui/CompactSelect.tsx';
import { useTexts } from '../useTexts.ts';

/** Whose events are listed, and which words they have. */
export function EventFilter({ replay, loaded }: { replay: ReplayActor; loaded: LoadedLog }) {
  const { replayTexts } = useTexts();
  const actor = useSelector(replay, selectChosenActor);
  const query = useSelector(replay, selectQuery);
  const shown = useSelector(replay, selectShown);
  const id = useId();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line p-3">
      <div className="flex items-center gap-2">
        <input
          type="search"
          aria-label={replayTexts.search}
          placeholder={replayTexts.search}
          value={query}
          className="moves control-edge h-9 min-w-0 flex-1 px-2.5 text-lg md:text-sm"
          onChange={({ currentTarget }) => replay.send({ type: 'query.typed', query: currentTarget.value })}
          onKeyDown={({ key }) => {
            if (key === 'Enter') replay.send({ type: 'match.requested' });
          }}
        />
        <Button onPress={() => replay.send({ type: 'match.requested' })}>{replayTexts.next}</Button>
      </div>
      <div translate="no">
        <CompactSelect
          id={id}
          label={replayTexts.actor}
          value={actor}
          options={loaded.actors}
          placeholder={replayTexts.allActors}
          onChange={(path) => replay.send({ type: 'actor.chosen', path })}
        />
      </div>
      <p role="status" className="text-xs text-muted">
        {replayTexts.listed(shown.length, loaded.rows.length)}
      </p>
    </div>
  );
}
