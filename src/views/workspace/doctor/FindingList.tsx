import { useSelector } from '@xstate/react';
import type { Finding } from '#machines/doctor/finding.ts';
import { lineNaming } from '#machines/doctor/lineNaming.ts';
import { type FileActor, selectCode } from '#machines/workspace/fileSelectors.ts';
import { useTexts } from '../../useTexts.ts';
import { PlaceButton } from '../Places.tsx';

/** What was found that keeps the robot from moving, each with what helps and the line of the code that it is about. */
export function FindingList({ findings, file }: { findings: readonly Finding[]; file: FileActor }) {
  return (
    <ul className="grid gap-3">
      {findings.map((found) => (
        <FoundItem key={found.kind} found={found} file={file} />
      ))}
    </ul>
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
