import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { KeptOutput } from '#machines/ports/outputPort.ts';
import { momentOfRow, rowAt } from './outputMoments.ts';
import { type ScrubberActor, selectMoment, selectPast } from '#machines/workspace/scrubberMachine.ts';
import type { TailActor } from '#machines/workspace/tailMachine.ts';

interface Around {
  scrubber: ScrubberActor;
  kept: KeptOutput;
  tail: TailActor;
  /** Brings the row of this number into sight. */
  goTo: (number: number) => void;
}

interface MomentRow {
  /** What was printed last at the moment that is looked at; undefined while the robot is seen as it is. */
  momentRow: number | undefined;
  /** Shows the robot as it was when this row was printed. */
  goToMoment: (row: number | undefined) => void;
}

/** Keeps the output and the robot at the same moment. */
export function useMomentRow({ scrubber, kept, tail, goTo }: Around): MomentRow {
  const past = useSelector(scrubber, selectPast);
  const moment = useSelector(scrubber, selectMoment);
  const run = past.read();
  const momentRow = moment === null || run === null || run.isJudged ? undefined : rowAt(kept, moment, run);
  const isBack = moment !== null;
  const wasBack = useRef(false);

  useEffect(() => {
    if (momentRow === undefined) return;
    tail.send({ type: 'end.left' });
    goTo(momentRow);
    // A row is gone to once: whoever scrolls away from it is let.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [momentRow, tail]);

  useEffect(() => {
    if (wasBack.current && !isBack) tail.send({ type: 'jump.requested' });
    wasBack.current = isBack;
  }, [isBack, tail]);

  const goToMoment = (row: number | undefined) => {
    const current = past.read();
    const at = row === undefined || current === null || current.isJudged ? undefined : momentOfRow(kept, row, current);
    if (at !== undefined) scrubber.send({ type: 'moment.chosen', at });
  };
  return { momentRow, goToMoment };
}
