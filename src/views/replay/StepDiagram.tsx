import { useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';
import { type DrawnActor, drawableActors, drawnActor } from '#machines/recording/drawnActor.ts';
import type { LoadedLog } from '#machines/recording/loadedLog.ts';
import type { ReplayActor } from '#machines/recording/replayMachine.ts';
import { selectDrawn, selectPosition } from '#machines/recording/replaySelectors.ts';
import type { TakenTransition } from '#machines/recording/takenTransitions.ts';
import { MachineDrawing } from '../machines/MachineDrawing.tsx';
import { CompactSelect } from '../ui/CompactSelect.tsx';
import { useTexts } from '../useTexts.ts';

/** The machine of an actor at the step that is looked at: which states it is in, and what it took to get there. */
export function StepDiagram({ replay, loaded }: { replay: ReplayActor; loaded: LoadedLog }) {
  const { replayDrawingTexts } = useTexts();
  const chosen = useSelector(replay, selectDrawn);
  const position = useSelector(replay, selectPosition);
  const drawn = useMemo(() => drawnActor(loaded, position, chosen), [loaded, position, chosen]);
  const id = useId();
  return (
    <section
      aria-label={replayDrawingTexts.title}
      className="flex h-36rem min-w-0 flex-col gap-2 rounded border border-line p-3"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <h2 translate="no" className="break-words text-lg font-semibold">
          {drawn.path}
        </h2>
        <div translate="no">
          <CompactSelect
            id={id}
            label={replayDrawingTexts.title}
            value={chosen}
            options={drawableActors(loaded, chosen)}
            placeholder={replayDrawingTexts.follow}
            onChange={(path) => replay.send({ type: 'drawing.chosen', path })}
          />
        </div>
      </div>
      <DrawingWords drawn={drawn} />
      <div className="min-h-0 flex-1 rounded bg-surface">
        {drawn.machine === null ? (
          <p className="p-4 text-base text-muted">{replayDrawingTexts.noMachine}</p>
        ) : (
          <MachineDrawing
            machine={drawn.machine}
            states={drawn.states}
            taken={drawn.taken}
            label={replayDrawingTexts.drawing(drawn.machine)}
            missing={replayDrawingTexts.missing}
          />
        )}
      </div>
    </section>
  );
}

/** What the marks of the drawing say. */
function DrawingWords({ drawn: { machine, states, taken } }: { drawn: DrawnActor }) {
  const { replayDrawingTexts } = useTexts();
  if (machine === null) return null;
  return (
    <div className="readout-text grid gap-0.5 text-sm">
      <p>
        <span className="text-muted">{replayDrawingTexts.states} </span>
        {states.length === 0 ? replayDrawingTexts.ended : <span translate="no">{states.join(', ')}</span>}
      </p>
      <p>
        <span className="text-muted">{replayDrawingTexts.taken} </span>
        {taken.length === 0 ? (
          replayDrawingTexts.nothingTaken
        ) : (
          <span translate="no">{taken.map(inWords).join('; ')}</span>
        )}
      </p>
    </div>
  );
}

/** `loaded.resting: play.requested → loaded.playing`; an event less where the machine goes on by itself, an end where it stays. */
const inWords = ({ from, event, to }: TakenTransition): string =>
  `${from}${event === '' ? '' : `: ${event}`}${to.length === 0 ? '' : ` → ${to.join(', ')}`}`;
