import { announcerMachine } from '#machines/workspace/announcerMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { passes } from './engine/systemEvents.ts';

export const announcerModel = modelOf({
  machine: announcerMachine,
  input: (world) => ({ output: askingPorts(world).output }),
  events: [
    { type: 'news.printed', marks: [0], errors: 0, lastError: null },
    { type: 'news.printed', marks: [], errors: 2, lastError: 2 },
    { type: 'lines.requested', row: 2 },
    { type: 'lines.requested', row: null },
    passes('announceDelay', 'announcer.speaking'),
  ],
  known: ({ announcements, pending }) => ({
    last: announcements.at(-1)?.kind ?? null,
    pending: pending.marks.length > 0 || pending.errors > 0,
  }),
});
