import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { OutputPort } from '#machines/ports/outputPort.ts';
import { type TailActor, selectIsFollowing } from '#machines/workspace/tailMachine.ts';
import { useTexts } from '../../useTexts.ts';
import { OutputRow } from './OutputRow.tsx';
import { useView } from './useView.ts';
import { ROW_HEIGHT, windowOf } from './windowOf.ts';

interface OutputWindowProps {
  output: OutputPort;
  tail: TailActor;
  /** Something is subscribed to and may yet print. */
  isSubscribed: boolean;
}

/** The part of the output that can be seen: however much is printed, only these rows are drawn. */
export function OutputWindow({ output, tail, isSubscribed }: OutputWindowProps) {
  const { outputTexts } = useTexts();
  const { rows, dropped, processes } = useSyncExternalStore(output.subscribe, output.read);
  const isFollowing = useSelector(tail, selectIsFollowing);
  const box = useRef<HTMLDivElement>(null);
  const [view, lookAgain] = useView(box);
  const { start, end, top } = windowOf(view, isFollowing, rows.length, dropped);
  const shown = rows.slice(start, end).map((row, index) => ({ row, number: dropped + start + index }));

  useLayoutEffect(() => {
    if (box.current !== null && box.current.scrollTop !== top) box.current.scrollTop = top;
  }, [top]);

  const scrolled = () => {
    const isAtEnd = lookAgain(dropped);
    if (isAtEnd !== isFollowing) tail.send({ type: isAtEnd ? 'end.reached' : 'end.left' });
  };

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
        onScroll={scrolled}
      >
        <div className="relative min-w-full w-fit" style={{ height: rows.length * ROW_HEIGHT }}>
          <div className="w-max min-w-full" style={{ transform: `translateY(${start * ROW_HEIGHT}px)` }}>
            {shown.map(({ row, number }) => (
              <OutputRow key={number} row={row} process={processes.get(row.processId)} />
            ))}
          </div>
        </div>
        {rows.length === 0 ? <Empty isSubscribed={isSubscribed} /> : null}
      </div>
      {isFollowing ? null : (
        <button
          type="button"
          className="absolute bottom-3 right-5 flex h-8 items-center gap-1.5 rounded-full bg-accent px-3 text-sm font-medium text-accent-ink shadow-floating"
          onClick={() => tail.send({ type: 'jump.requested' })}
        >
          <span aria-hidden="true" className="i-lucide-arrow-down-to-line" />
          {outputTexts.jump}
        </button>
      )}
    </div>
  );
}

function Empty({ isSubscribed }: { isSubscribed: boolean }) {
  const { outputTexts } = useTexts();
  return (
    <p className="p-4 font-sans text-base text-faint">{isSubscribed ? outputTexts.nothingYet : outputTexts.none}</p>
  );
}
