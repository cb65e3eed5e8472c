import { useSelector } from '@xstate/react';
import { type DoctorActor, selectFindings, selectWhyNot } from '#machines/workspace/doctorMachine.ts';
import type { FileActor } from '#machines/workspace/fileSelectors.ts';
import { reasonText } from '../../../texts/reasonText.ts';
import { handFocusOn } from '../../ui/handFocusOn.ts';
import { useTexts } from '../../useTexts.ts';
import { FindingList } from './FindingList.tsx';

interface DoctorAnswerProps {
  doctor: DoctorActor;
  file: FileActor;
}

/** What was found, in whole where it was asked for; the strip, whose note says it aloud, has a line for it at most. */
export function DoctorAnswer({ doctor, file }: DoctorAnswerProps) {
  const texts = useTexts();
  const { doctorTexts } = texts;
  const findings = useSelector(doctor, selectFindings);
  const whyNot = useSelector(doctor, selectWhyNot);
  if (findings === null && whyNot === null) return null;
  return (
    <div
      ref={handFocusOn()}
      className="mx-3 mb-3 rounded border border-line p-3 text-sm text-ink [overflow-wrap:anywhere]"
    >
      {whyNot === null ? null : <p>{doctorTexts.failed(reasonText(texts, whyNot))}</p>}
      {findings?.length === 0 ? <p>{doctorTexts.nothing}</p> : null}
      {findings === null || findings.length === 0 ? null : <FindingList findings={findings} file={file} />}
    </div>
  );
}
