import { useSelector } from '@xstate/react';
import { type Finding, topicOf } from '#machines/doctor/finding.ts';
import { lineNaming } from '#machines/doctor/lineNaming.ts';
import { type FileActor, selectCode } from '#machines/workspace/fileSelectors.ts';
import { useTexts } from '../../useTexts.ts';
import { PlaceButton, TopicButton } from '../Places.tsx';

/** What was found that keeps the robot from moving, each with what helps, the line of the code that it is about, and the topic where it can be seen. */
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
  const topic = topicOf(found);
  return (
    <li>
      <p>{what}</p>
      <p className="text-muted">
        {fix} {line === undefined ? null : <PlaceButton line={line}>{doctorTexts.line(line)}</PlaceButton>}{' '}
        {topic === undefined ? null : <TopicButton topic={topic}>{doctorTexts.topic(topic)}</TopicButton>}{' '}
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
