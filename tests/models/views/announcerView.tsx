import type { announcerMachine } from '#machines/workspace/announcerMachine.ts';
import { processListMachine } from '#machines/workspace/processListMachine.ts';
import { OutputAnnouncer } from '#src/views/workspace/output/OutputAnnouncer.tsx';
import { fakeOutput } from '../../fakes/fakeOutput.ts';
import { entry } from '../../fakes/fakeProcesses.ts';
import { frozenActor } from '../engine/frozen.ts';
import { viewOf } from '../engine/View.ts';

const output = fakeOutput();
output.describe([entry('p1')]);
output.print('p1', ['ahead', '[ERROR] lost']);

const processList = frozenActor(processListMachine, {
  value: 'loaded',
  context: { entries: [], actors: [], subscribed: [], output },
});

export const announcerView = viewOf<typeof announcerMachine>({
  show: (announcer) => <OutputAnnouncer announcer={announcer} processList={processList} />,
  deeds: {},
  elsewhere: ['news.', 'lines.'],
  sights: ({ context: { announcements } }) => {
    const says = (kind: string, row: number | null) =>
      announcements.some((announcement) => announcement.kind === kind && announcement.row === row);
    const counts = announcements.flatMap((announcement) =>
      announcement.kind === 'errors' ? [announcement.count] : [],
    );
    return {
      ...Object.fromEntries(counts.map((count) => [`text: ${count} errors, the last one: [ERROR] lost`, true])),
      'text: 2 errors, the last one: [ERROR] lost': counts.includes(2),
      'text: ahead': says('lines', 2),
      'text: Nothing has been printed yet.': says('lines', null),
    };
  },
});
