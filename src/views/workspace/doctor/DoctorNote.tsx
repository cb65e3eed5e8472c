import { useSelector } from '@xstate/react';
import {
  type DoctorActor,
  selectFindings,
  selectIsExamining,
  selectWhyNot,
} from '#machines/workspace/doctorMachine.ts';
import type { FileActor } from '#machines/workspace/fileSelectors.ts';
import { reasonText } from '../../../texts/reasonText.ts';
import { StatusNote } from '../../ui/StatusNote.tsx';
import { useTexts } from '../../useTexts.ts';
import { FindingList } from './FindingList.tsx';

interface DoctorNoteProps {
  doctor: DoctorActor;
  file: FileActor;
}

/** What was found that keeps the robot from moving, the first of it in the line; nothing while nobody has looked. */
export function DoctorNote({ doctor, file }: DoctorNoteProps) {
  const texts = useTexts();
  const { doctorTexts, findingTexts } = texts;
  const isExamining = useSelector(doctor, selectIsExamining);
  const findings = useSelector(doctor, selectFindings);
  const whyNot = useSelector(doctor, selectWhyNot);
  const place = { label: doctorTexts.title, className: 'min-w-24 max-w-max grow-99 basis-24' };
  const dismissal = { label: doctorTexts.dismiss, dismiss: () => doctor.send({ type: 'findings.dismissed' }) };
  if (whyNot !== null) {
    const line = doctorTexts.failed(reasonText(texts, whyNot));
    return <StatusNote {...place} tone="bad" line={line} details={line} dismissal={dismissal} />;
  }
  if (findings === null) {
    const line = isExamining ? doctorTexts.looking : '';
    return <StatusNote {...place} tone={isExamining ? 'signal' : null} line={line} details={line} />;
  }
  const [first] = findings;
  if (first === undefined)
    return (
      <StatusNote
        {...place}
        tone="signal"
        line={doctorTexts.nothing}
        details={doctorTexts.nothing}
        dismissal={dismissal}
      />
    );
  return (
    <StatusNote
      {...place}
      tone={first.kind === 'moves' ? 'signal' : 'warn'}
      line={findingTexts[first.kind](first).what}
      details={
        <>
          <h2 className="mb-2 font-semibold">{doctorTexts.title}</h2>
          <FindingList findings={findings} file={file} />
        </>
      }
      dismissal={dismissal}
    />
  );
}
