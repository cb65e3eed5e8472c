import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { KeptOutput, OutputPort, OutputRow } from '#machines/ports/outputPort.ts';
import { type AnnouncerActor, type Announcement, selectAnnouncements } from '#machines/workspace/announcerMachine.ts';
import type { ProcessListActor } from '#machines/workspace/processListMachine.ts';
import { selectOutput } from '#machines/workspace/selectOutput.ts';
import { momentText } from '../../../texts/momentText.ts';
import { endText } from '../../../texts/endText.ts';
import type { Texts } from '../../../texts/Texts.ts';
import { useTexts } from '../../useTexts.ts';
import { plainText } from '../plainText.ts';
import { rowOf } from './RowIndex.ts';

/** How many of the last lines are read to who asks for them. */
const LINES_READ = 10;

interface OutputAnnouncerProps {
  announcer: AnnouncerActor;
  processList: ProcessListActor;
}

/** Says to who cannot see the output what happens there. */
export function OutputAnnouncer({ announcer, processList }: OutputAnnouncerProps) {
  const { outputTexts } = useTexts();
  const announcements = useSelector(announcer, selectAnnouncements);
  const output = useSelector(processList, selectOutput);
  return (
    <div role="log" aria-label={outputTexts.announcements} className="sr-only">
      {announcements.map((announcement) => (
        <Announced key={announcement.id} announcement={announcement} output={output} />
      ))}
    </div>
  );
}

/** It is said as it was when it came, whatever goes from the output afterwards. */
const Announced = memo(function Announced({
  announcement,
  output,
}: {
  announcement: Announcement;
  output: OutputPort;
}) {
  const texts = useTexts();
  return textsOf(texts, announcement, output.read()).map((text, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- what is said does not change any more
    <p key={index}>{text}</p>
  ));
});

function textsOf(texts: Texts, announcement: Announcement, kept: KeptOutput): string[] {
  if (announcement.kind === 'lines') {
    const lines = lastLines(kept, announcement.row);
    return lines.length > 0 ? lines : [texts.outputTexts.nothingYet];
  }
  const row = rowOf(kept, announcement.row);
  if (row === undefined) return [];
  if (announcement.kind === 'mark') return [markText(texts, row, kept)];
  return row.kind === 'line' ? [texts.outputTexts.errors(announcement.count, plainText(row.text))] : [];
}

function markText(
  { outputTexts, endTexts, timeTexts }: Texts,
  { kind, processId }: OutputRow,
  { processes }: KeptOutput,
): string {
  const process = processes.get(processId);
  if (process === undefined) return '';
  if (kind === 'begin')
    return outputTexts.began(process.command, momentText(timeTexts, Date.parse(process.start_time)));
  return outputTexts.ended(process.name, endText(endTexts, process) ?? '');
}

function lastLines({ rows }: KeptOutput, upTo: number | null): string[] {
  const before = rows.filter(({ number }) => upTo !== null && number <= upTo);
  return before.flatMap((row) => (row.kind === 'line' ? [plainText(row.text)] : [])).slice(-LINES_READ);
}
