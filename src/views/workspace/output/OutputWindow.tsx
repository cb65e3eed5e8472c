import ArrowDownToLineIcon from '~icons/lucide/arrow-down-to-line';
import { useSelector } from '@xstate/react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { OutputPort } from '#machines/ports/outputPort.ts';
import {
  type OutputViewActor,
  selectIsFinderOpen,
  selectIsWrapped,
  selectMatch,
} from '#machines/workspace/outputViewMachine.ts';
import type { ScrubberActor } from '#machines/workspace/scrubberMachine.ts';
import { type TailActor, selectIsFollowing } from '#machines/workspace/tailMachine.ts';
import { handFocusOn } from '../../ui/handFocusOn.ts';
import { ariaKeys, isPressed } from '../../ui/keyNames.ts';
import { useTexts } from '../../useTexts.ts';
import { HeadRoom } from './HeadRoom.ts';
import { OutputFinder } from './OutputFinder.tsx';
import { OutputRow, RowFrame } from './OutputRow.tsx';
import { rowOf } from './RowIndex.ts';
import { RowSlots } from './RowSlots.ts';
import { outputNoteClass } from './outputNoteClass.ts';
import { pointedRow } from './pointedRow.ts';
import { useColumns } from './useColumns.ts';
import { useMomentRow } from './useMomentRow.ts';
import { FIND_KEYS } from './findKeys.ts';
import { linesOf, useRowIndexes } from './useRowIndexes.ts';
import { useView } from './useView.ts';
import { ROW_HEIGHT, windowOf } from './windowOf.ts';

interface OutputWindowProps {
  output: OutputPort;
  outputView: OutputViewActor;
  scrubber: ScrubberActor;
  tail: TailActor;
  /** What is shown as long as nothing is printed. */
  nothing: ReactNode;
}

/** The part of the output that can be seen: however much is printed, only these rows are drawn. */
export function OutputWindow({ output, outputView, scrubber, tail, nothing }: OutputWindowProps) {
  const { adviceTexts, outputTexts } = useTexts();
  const kept = useSyncExternalStore(output.subscribe, output.read);
  const isFollowing = useSelector(tail, selectIsFollowing);
  const isWrapped = useSelector(outputView, selectIsWrapped);
  const isFinderOpen = useSelector(outputView, selectIsFinderOpen);
  const match = useSelector(outputView, selectMatch);
  const box = useRef<HTMLDivElement>(null);
  const query = useRef<HTMLInputElement>(null);
  const room = useRef<HTMLElement>(null);
  const letters = useRef<HTMLSpanElement>(null);
  const measured = useColumns(room, letters);
  const columns = isWrapped ? measured : null;
  const { shown, found, pattern } = useRowIndexes(kept, outputView, columns);
  const headRoom = useMemo(() => new HeadRoom(), []);
  const { view, lookAgain, closeRoom, goTo } = useView(box, headRoom);
  const { momentRow, goToMoment } = useMomentRow({ scrubber, kept, tail, goTo });
  const { start, end, top } = windowOf(view, isFollowing, shown);
  const above = headRoom.above(shown.height, view.height / ROW_HEIGHT, isFollowing);
  const scrollTop = top + above * ROW_HEIGHT;
  const slots = useMemo(() => new RowSlots(), []);
  const drawn = shown.numbers(start, end);
  const keys = slots.keysOf(drawn);

  useLayoutEffect(() => {
    if (box.current !== null && box.current.scrollTop !== scrollTop) box.current.scrollTop = scrollTop;
  }, [scrollTop]);

  const scrolled = () => {
    const isAtEnd = lookAgain(shown, above);
    if (isAtEnd !== isFollowing) tail.send({ type: isAtEnd ? 'end.reached' : 'end.left' });
  };
  const find = (row: number) => {
    outputView.send({ type: 'match.chosen', row });
    tail.send({ type: 'end.left' });
    goTo(row);
  };
  const pressed = (event: KeyboardEvent) => {
    // Where the box scrolls to of its own is no longer the end when more was printed meanwhile.
    if (isEndKey(event)) tail.send({ type: 'jump.requested' });
    if (!isPressed(FIND_KEYS, event)) return;
    event.preventDefault();
    outputView.send({ type: 'finder.opened' });
    // Where it was open before, it takes the focus only now.
    query.current?.focus();
    query.current?.select();
  };
  const closeFinder = () => {
    outputView.send({ type: 'finder.closed' });
    box.current?.focus();
  };

  return (
    <>
      {isFinderOpen ? (
        <OutputFinder
          query={query}
          outputView={outputView}
          kept={kept}
          found={found}
          onFind={find}
          onClose={closeFinder}
        />
      ) : null}
      <div className="relative min-h-0 flex-1">
        {/* A log is read, and what is read may be searched. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={box}
          role="log"
          aria-live="off"
          aria-label={outputTexts.title}
          aria-keyshortcuts={ariaKeys(FIND_KEYS)}
          // A box that scrolls must be reachable by keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          // The browser would scroll after a line that goes up; which lines are seen is decided here alone.
          className={`size-full bg-console [overflow-anchor:none] font-mono text-xs -outline-offset-2 ${isWrapped ? 'overflow-x-hidden overflow-y-auto' : 'overflow-auto'}`}
          onScroll={scrolled}
          onPointerDown={closeRoom}
          // By keyboard, commands go from line to line.
          onClick={({ target }) => goToMoment(pointedRow(target))}
          onKeyDown={pressed}
        >
          <Ruler room={room} letters={letters} />
          <div
            className={`relative min-w-full ${isWrapped ? '' : 'w-fit'}`}
            style={{ height: (shown.height + above) * ROW_HEIGHT }}
          >
            <div
              className={isWrapped ? '' : 'w-max min-w-full'}
              style={{ transform: `translateY(${(shown.topOf(start) + above) * ROW_HEIGHT}px)` }}
            >
              {drawn.map((number) => {
                const row = rowOf(kept, number);
                return row === undefined ? null : (
                  <div
                    key={keys.get(number)}
                    data-row={number}
                    className={number === momentRow ? 'marked bg-warn/20' : ''}
                  >
                    <OutputRow
                      row={row}
                      process={kept.processes.get(row.processId)}
                      columns={columns}
                      lines={linesOf(row, columns, adviceTexts)}
                      pattern={pattern}
                      isFound={number === match}
                    />
                  </div>
                );
              })}
            </div>
          </div>
          {kept.rows.length === 0 ? nothing : null}
          {kept.rows.length > 0 && shown.count === 0 ? <p className={outputNoteClass}>{outputTexts.noneFits}</p> : null}
        </div>
        {isFollowing ? null : (
          <button
            ref={handFocusOn(() => box.current)}
            type="button"
            className="absolute bottom-3 right-5 flex h-8 items-center gap-1.5 rounded-full bg-accent px-3 text-sm font-medium text-accent-ink shadow-floating"
            onClick={() => tail.send({ type: 'jump.requested' })}
          >
            <ArrowDownToLineIcon />
            {outputTexts.jump}
          </button>
        )}
      </div>
    </>
  );
}

function isEndKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key === 'End' && !ctrlKey && !metaKey && !altKey && !shiftKey;
}

interface RulerProps {
  room: RefObject<HTMLElement | null>;
  letters: RefObject<HTMLSpanElement | null>;
}

/** A row that nobody sees, for measuring: how wide a text may be, and how wide letters are. */
function Ruler({ room, letters }: RulerProps) {
  return (
    <div aria-hidden="true" className="invisible relative h-0 overflow-hidden">
      <RowFrame label={null} name="">
        <span ref={room} className="flex-1" />
      </RowFrame>
      <span ref={letters} className="absolute left-0 top-0 w-[100ch]" />
    </div>
  );
}
