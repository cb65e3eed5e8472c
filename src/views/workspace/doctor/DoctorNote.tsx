import { useSelector } from '@xstate/react';
import type { Finding } from '#machines/doctor/finding.ts';
import { lineNaming } from '#machines/doctor/lineNaming.ts';
import {
  type DoctorActor,
  selectFindings,
  selectIsExamining,
  selectWhyNot,
} from '#machines/workspace/doctorMachine.ts';
import { type FileActor, selectCode } from '#machines/workspace/fileSelectors.ts';
import { reasonText } from '../../../texts/toldFact.ts';
import { StatusNote } from '../../ui/StatusNote.tsx';
import { useTexts } from '../../useTexts.ts';
import { PlaceButton } from '../Places.tsx';

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
  const label = doctorTexts.title;
  const dismissal = { label: doctorTexts.dismiss, dismiss: () => doctor.send({ type: 'findings.dismissed' }) };
  if (whyNot !== null) {
    const line = doctorTexts.failed(reasonText(texts, whyNot));
    return <StatusNote label={label} tone="bad" line={line} details={line} dismissal={dismissal} />;
  }
  if (findings === null) {
    const line = isExamining ? doctorTexts.looking : '';
    return <StatusNote label={label} tone={isExamining ? 'signal' : null} line={line} details={line} />;
  }
  const [first] = findings;
  if (first === undefined)
    return (
      <StatusNote
        label={label}
        tone="signal"
        line={doctorTexts.nothing}
        details={doctorTexts.nothing}
        dismissal={dismissal}
      />
    );
  return (
    <StatusNote
      label={label}
      tone={first.kind === 'moves' ? 'signal' : 'warn'}
      line={findingTexts[first.kind](first).what}
      details={<Findings findings={findings} file={file} />}
      dismissal={dismissal}
    />
  );
}

function Findings({ findings, file }: { findings: readonly Finding[]; file: FileActor }) {
  const { doctorTexts } = useTexts();
  return (
    <>
      <h2 className="font-semibold">{doctorTexts.title}</h2>
      <ul className="mt-2 grid gap-3">
        {findings.map((found) => (
          <FoundItem key={found.kind} found={found} file={file} />
        ))}
      </ul>
    </>
  );
}

function FoundItem({ found, file }: { found: Finding; file: FileActor }) {
  const { doctorTexts, findingTexts } = useTexts();
  const code = useSelector(file, selectCode);
  const { what, fix } = findingTexts[found.kind](found);
  const line = lineNaming(code, found.code);
  return (
    <li>
      <p>{what}</p>
      <p className="text-muted">
        {fix} {line === undefined ? null : <PlaceButton line={line}>{doctorTexts.line(line)}</PlaceButton>}{' '}
        <a
          href={`/docs/why-nothing-moves#${found.kind}`}
          target="_blank"
          rel="noopener"
          className="text-accent-text underline underline-offset-3"
        >
          {doctorTexts.more}
        </a>
      </p>
    </li>
  );
}
