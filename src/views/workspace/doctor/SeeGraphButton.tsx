import ArrowDownIcon from '~icons/lucide/arrow-down';
import { useSelector } from '@xstate/react';
import { type DoctorActor, selectGraph } from '#machines/workspace/doctorMachine.ts';
import { Button } from '../../ui/Button.tsx';
import { atPlace } from '../commands/commandPlaces.ts';
import { useTexts } from '../../useTexts.ts';

/** Leads to the drawing, which lies below what can be seen of a small panel; nothing while there is none. */
export function SeeGraphButton({ doctor }: { doctor: DoctorActor }) {
  const { graphTexts } = useTexts();
  if (useSelector(doctor, selectGraph) === null) return null;
  return (
    <Button
      size="sm"
      variant="quiet"
      icon={ArrowDownIcon}
      label={graphTexts.seeWhole}
      onPress={() => atPlace('graph', (graph) => graph.scrollIntoView())}
    >
      {graphTexts.see}
    </Button>
  );
}
