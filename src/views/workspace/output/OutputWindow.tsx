import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTexts } from '../../useTexts.ts';
import type { OutputFeed } from './outputFeed.ts';
import { OutputRow } from './OutputRow.tsx';
import { useView } from './useView.ts';
import { ROW_HEIGHT, windowOf } from './windowOf.ts';

/** The part of the output that can be seen: however much is printed, only these rows are drawn. */
export function OutputWindow({ feed }: { feed: OutputFeed }) {
  const { outputTexts } = useTexts();
  useSyncExternalStore(feed.subscribe, feed.version);
  const box = useRef<HTMLDivElement>(null);
  const [view, lookAgain] = useView(box, feed.dropped);
  const lines = feed.lines();
  const dropped = feed.dropped();
  const { start, end, top } = windowOf(view, lines.length, dropped);
  const rows = lines.slice(start, end).map((line, index) => ({ line, number: dropped + start + index }));

  useLayoutEffect(() => {
    if (box.current !== null && box.current.scrollTop !== top) box.current.scrollTop = top;
  }, [top]);

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        role="log"
        aria-live="off"
        aria-label={outputTexts.title}
        // A box that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="size-full overflow-auto bg-console font-mono text-xs -outline-offset-2"
        onScroll={lookAgain}
      >
        <div className="relative min-w-full w-fit" style={{ height: lines.length * ROW_HEIGHT }}>
          <div className="w-max min-w-full" style={{ transform: `translateY(${start * ROW_HEIGHT}px)` }}>
            {rows.map(({ line, number }) => (
              <OutputRow key={number} line={line} />
            ))}
          </div>
        </div>
        {lines.length === 0 ? <p className="p-4 font-sans text-base text-faint">{outputTexts.none}</p> : null}
      </div>
      {view.isFollowing ? null : (
        <button
          type="button"
          className="absolute bottom-3 right-5 flex h-8 items-center gap-1.5 rounded-full bg-accent px-3 text-sm font-medium text-accent-ink shadow-floating"
          onClick={() => box.current?.scrollTo({ top: box.current.scrollHeight })}
        >
          <span aria-hidden="true" className="i-lucide-arrow-down-to-line" />
          {outputTexts.jump}
        </button>
      )}
    </div>
  );
}
