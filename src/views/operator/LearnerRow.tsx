import PowerOffIcon from '~icons/lucide/power-off';
import { useSelector } from '@xstate/react';
import type { LearnerSight } from '#contract/operatorApi.ts';
import { type OperatorActor, selectIsBusy } from '#machines/pages/operatorSelectors.ts';
import { dayText } from '../../texts/momentText.ts';
import { sizeText } from '../../texts/sizeText.ts';
import { Button } from '../ui/Button.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import { handFocusOn } from '../ui/handFocusOn.ts';
import { useTexts } from '../useTexts.ts';
import { Figures } from './Figures.tsx';
import { InspectionPermit } from './InspectionPermit.tsx';
import { ProgramList } from './ProgramList.tsx';

interface LearnerRowProps {
  learner: LearnerSight;
  operator: OperatorActor;
  /** Where the focus goes from a button that has gone. */
  afterwards: () => HTMLElement | null;
}

/** Somebody who is on: since when, what that costs, and what runs. */
export function LearnerRow({ learner, operator, afterwards }: LearnerRowProps) {
  const { operatorTexts } = useTexts();
  const isBusy = useSelector(operator, selectIsBusy);
  const whom = learner.email ?? operatorTexts.unnamed(learner.learner_id);
  return (
    <li className="grid gap-4 border-b border-line py-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,3fr)]">
      <div className="min-w-0">
        <h2 className="text-base font-semibold text-ink [overflow-wrap:anywhere]">{whom}</h2>
        <Presence learner={learner} />
        {learner.since === null ? null : (
          <InspectionPermit learner={learner} whom={whom} operator={operator} afterwards={afterwards} />
        )}
        {learner.load === null ? null : (
          <Button
            size="sm"
            icon={PowerOffIcon}
            label={operatorTexts.closeOne(whom)}
            className="mt-3 max-md:h-11"
            ref={handFocusOn(afterwards)}
            isDisabled={isBusy}
            onPress={() => operator.send({ type: 'close.requested', learnerId: learner.learner_id })}
          >
            {operatorTexts.close}
          </Button>
        )}
      </div>
      <Cost learner={learner} />
      <ProgramList learner={learner} whom={whom} operator={operator} afterwards={afterwards} />
    </li>
  );
}

function Presence({ learner: { since, sockets } }: { learner: LearnerSight }) {
  const { operatorTexts, timeTexts } = useTexts();
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted">
      <StatusDot tone={since === null ? 'off' : 'good'} />
      {since === null ? (
        operatorTexts.away
      ) : (
        <>
          <span>{operatorTexts.since(dayText(timeTexts, Date.parse(since)))}</span>
          <span>{operatorTexts.connections(sockets)}</span>
        </>
      )}
    </p>
  );
}

function Cost({ learner: { load, kept_bytes: kept } }: { learner: LearnerSight }) {
  const { operatorTexts, sizeTexts } = useTexts();
  const size = (bytes: number) => sizeText(sizeTexts, bytes);
  const room = { name: operatorTexts.kept, value: kept === null ? operatorTexts.uncounted : size(kept) };
  const running =
    load === null
      ? []
      : [
          { name: operatorTexts.memory, value: size(load.memory_bytes) },
          { name: operatorTexts.processors, value: operatorTexts.share(load.processors) },
          { name: operatorTexts.processes, value: String(load.processes) },
        ];
  return (
    <div>
      {load === null ? <p className="mb-3 text-sm text-muted">{operatorTexts.asleep}</p> : null}
      <Figures className="grid-cols-2 sm:grid-cols-4 lg:grid-cols-2" figures={[...running, room]} />
    </div>
  );
}
