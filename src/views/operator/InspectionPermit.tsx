import ActivityIcon from '~icons/lucide/activity';
import { useSelector } from '@xstate/react';
import type { LearnerSight } from '#contract/operatorApi.ts';
import { type OperatorActor, selectIsBusy, selectIsPermitting } from '#machines/pages/operatorSelectors.ts';
import { Button } from '../ui/Button.tsx';
import { handFocusOn } from '../ui/handFocusOn.ts';
import { useTexts } from '../useTexts.ts';

interface InspectionPermitProps {
  learner: LearnerSight;
  /** How the learner is called. */
  whom: string;
  operator: OperatorActor;
  /** Where the focus goes from a button that has gone. */
  afterwards: () => HTMLElement | null;
}

/** Whether the open pages of a learner may be inspected, and the button that changes it. It is one and the same button, so that a focus stays on it. */
export function InspectionPermit({ learner, whom, operator, afterwards }: InspectionPermitProps) {
  const { operatorTexts } = useTexts();
  const { learner_id: learnerId, inspected: isAllowed } = learner;
  const isBusy = useSelector(operator, selectIsBusy);
  const isPermitting = useSelector(operator, (state) => selectIsPermitting(state, learnerId));
  return (
    <>
      {isAllowed ? <p className="mt-3 text-sm text-muted">{operatorTexts.inspected}</p> : null}
      <Button
        size="sm"
        icon={ActivityIcon}
        label={isAllowed ? operatorTexts.withdrawOne(whom) : operatorTexts.allowOne(whom)}
        className="mt-3 max-md:h-11"
        ref={handFocusOn(afterwards)}
        isBusy={isPermitting}
        isDisabled={isBusy && !isPermitting}
        onPress={() => operator.send({ type: isAllowed ? 'inspection.withdrawn' : 'inspection.allowed', learnerId })}
      >
        {isAllowed ? operatorTexts.withdraw : operatorTexts.allow}
      </Button>
    </>
  );
}
