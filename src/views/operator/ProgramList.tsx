import SquareIcon from '~icons/lucide/square';
import { useSelector } from '@xstate/react';
import type { LearnerSight } from '#contract/operatorApi.ts';
import { type OperatorActor, selectIsBusy, selectIsStopping } from '#machines/pages/operatorSelectors.ts';
import { dayText } from '../../texts/momentText.ts';
import { Button } from '../ui/Button.tsx';
import { handFocusOn } from '../ui/handFocusOn.ts';
import { useTexts } from '../useTexts.ts';

interface ProgramListProps {
  learner: LearnerSight;
  /** How the learner is called. */
  whom: string;
  operator: OperatorActor;
  /** Where the focus goes from a button that has gone. */
  afterwards: () => HTMLElement | null;
}

/** The programs of a learner that run, each of which may be stopped. */
export function ProgramList(props: ProgramListProps) {
  const { operatorTexts } = useTexts();
  const { learner, whom } = props;
  if (learner.programs.length === 0) return <p className="text-sm text-muted">{operatorTexts.noPrograms}</p>;
  return (
    <ul aria-label={operatorTexts.programs(whom)} className="grid content-start gap-2">
      {learner.programs.map((program) => (
        <Program key={program.process_id} {...props} program={program} />
      ))}
    </ul>
  );
}

interface ProgramProps extends ProgramListProps {
  program: LearnerSight['programs'][number];
}

function Program({ learner, whom, program, operator, afterwards }: ProgramProps) {
  const { operatorTexts, timeTexts } = useTexts();
  const { process_id: processId, name, start_time: startTime } = program;
  const isBusy = useSelector(operator, selectIsBusy);
  const isStopping = useSelector(operator, (state) => selectIsStopping(state, learner.learner_id, processId));
  return (
    <li ref={handFocusOn(afterwards)} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="min-w-0 flex-1">
        <span translate="no" className="font-mono text-sm text-ink [overflow-wrap:anywhere]">
          {name}
        </span>{' '}
        <span className="whitespace-nowrap text-sm text-muted">
          {operatorTexts.runningSince(dayText(timeTexts, Date.parse(startTime)))}
        </span>
      </p>
      <Button
        size="sm"
        icon={SquareIcon}
        label={operatorTexts.stopOne(name, whom)}
        className="max-md:h-11"
        isBusy={isStopping}
        isDisabled={isBusy && !isStopping}
        onPress={() => operator.send({ type: 'stop.requested', learnerId: learner.learner_id, processId })}
      >
        {isStopping ? operatorTexts.stopping : operatorTexts.stop}
      </Button>
    </li>
  );
}
