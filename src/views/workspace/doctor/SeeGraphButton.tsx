import ArrowDownIcon from '~icons/lucide/arrow-down';
import { useSelector } from '@xstate/react';
import { type DoctorActor, selectGraph } from '#machines/workspace/doctorMachine.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../useTexts.ts';

interface SeeGraphButtonProps {
  doctor: DoctorActor;
  /** The element of the drawing. */
  graphId: string;
}

/** Leads to the drawing, which lies below what can be seen of a small panel; nothing while there is none. */
export function SeeGraphButton({ doctor, graphId }: SeeGraphButtonProps) {
  const { graphTexts } = useTexts();
  if (useSelector(doctor, selectGraph) === null) return null;
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={ArrowDownIcon}
      label={graphTexts.seeWhole}
      onPress={() => document.querySelector(`#${CSS.escape(graphId)}`)?.scrollIntoView()}
    >
      {graphTexts.see}
    </Button>
  );
}
