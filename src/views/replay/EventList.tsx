import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { LoadedLog } from '#machines/recording/loadedLog.ts';
import type { ReplayActor } from '#machines/recording/replayMachine.ts';
import { selectPosition, selectShown } from '#machines/recording/replaySelectors.ts';
import { useTexts } from '../useTexts.ts';
import { EventRow, optionId } from './EventRow.tsx';
import { EVENT_HEIGHT, rowsInView, topFor } from './rowsInView.ts';

/** How many rows a page of the list is. */
const PAGE = 10;

/** How many rows each key goes on; the ends are as far away as can be. */
const ways: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  j: 1,
  ArrowUp: -1,
  k: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  End: Number.MAX_SAFE_INTEGER,
  Home: -Number.MAX_SAFE_INTEGER,
};

/** The steps that are listed. Only those in sight are drawn. */
export function EventList({ replay, loaded }: { replay: ReplayActor; loaded: LoadedLog }) {
  const { replayTexts } = useTexts();
  const position = useSelector(replay, selectPosition);
  const shown = useSelector(replay, selectShown);
  const hint = useId();
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 0 });
  const chosen = shown.indexOf(position);
  const { start, end } = rowsInView(view, shown.length);

  const lookAgain = useCallback(() => {
    const { scrollTop: top, clientHeight: height } = box.current ?? { scrollTop: 0, clientHeight: 0 };
    setView((before) => (before.top === top && before.height === height ? before : { top, height }));
  }, []);
  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new ResizeObserver(lookAgain);
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [lookAgain]);
  useLayoutEffect(() => {
    if (box.current === null || chosen < 0) return;
    const { scrollTop: top, clientHeight: height } = box.current;
    box.current.scrollTop = topFor(chosen, { top, height });
    lookAgain();
  }, [chosen, lookAgain]);

  const go = (event: KeyboardEvent) => {
    const by = event.ctrlKey || event.metaKey || event.altKey ? undefined : ways[event.key];
    if (by === undefined) return;
    event.preventDefault();
    replay.send({ type: 'row.passed', by });
  };

  if (shown.length === 0) return <p className="p-4 text-base text-muted">{replayTexts.noneListed}</p>;
  return (
    <>
      <div
        ref={box}
        role="listbox"
        translate="no"
        aria-label={replayTexts.events}
        aria-describedby={hint}
        aria-activedescendant={chosen >= start && chosen < end ? optionId(position) : undefined}
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto -outline-offset-2"
        onScroll={lookAgain}
        onKeyDown={go}
      >
        <div role="presentation" style={{ height: shown.length * EVENT_HEIGHT, paddingTop: start * EVENT_HEIGHT }}>
          {shown.slice(start, end).map((step, index) => {
            const row = loaded.rows[step];
            return row === undefined ? null : (
              <EventRow
                key={step}
                row={row}
                place={start + index + 1}
                count={shown.length}
                isChosen={step === position}
                hasParted={loaded.divergence?.step === step}
                onChoose={() => replay.send({ type: 'position.chosen', position: step })}
              />
            );
          })}
        </div>
      </div>
      <p id={hint} className="border-t border-line px-3 py-1.5 text-xs text-muted max-md:sr-only">
        {replayTexts.eventsHint}
      </p>
    </>
  );
}
