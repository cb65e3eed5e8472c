import StethoscopeIcon from '~icons/lucide/stethoscope';
import { useSelector } from '@xstate/react';
import { type DoctorActor, selectIsExamining } from '#machines/workspace/doctorMachine.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../useTexts.ts';

/** Asks why nothing moves. */
export function DoctorButton({ doctor }: { doctor: DoctorActor }) {
  const { doctorTexts } = useTexts();
  return (
    <Button
      size="sm"
      icon={StethoscopeIcon}
      isBusy={useSelector(doctor, selectIsExamining)}
      onPress={() => doctor.send({ type: 'examination.requested' })}
    >
      {doctorTexts.ask}
    </Button>
  );
}
