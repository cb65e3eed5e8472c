/**
 * What of the output is said to who cannot see it: errors and where processes begin and end by itself, other lines when asked for.
 *
 *   silent ⇄ speaking
 */
import { type ActorRefFrom, type EventObject, type SnapshotFrom, assign, fromCallback, setup } from 'xstate';
import type { OutputPort } from '../ports/outputPort.ts';
import { timings } from '../timings.ts';
import { type Announcements, followAnnouncements } from './followAnnouncements.ts';

export interface AnnouncerInput {
  output: OutputPort;
}

export type AnnouncerEvent =
  | ({ type: 'news.printed' } & Announcements)
  /** Somebody wants to hear the last lines up to this row; null while there is none. */
  | { type: 'lines.requested'; row: number | null };

/** What is said, about the row of this number. Each is said once, however often it is the same. */
export type Announcement = { id: number } & (
  | { kind: 'mark'; row: number }
  | { kind: 'errors'; row: number; count: number }
  | { kind: 'lines'; row: number | null }
);

interface AnnouncerContext extends AnnouncerInput {
  announcements: readonly Announcement[];
  /** How many there were: numbers them. */
  said: number;
  /** What came while the last one was said. */
  pending: Announcements;
}

/** Who listens hears the latest; nobody waits for what is long over. */
const MOST_MARKS = 4;
const MOST_ANNOUNCEMENTS = 8;

const nothing: Announcements = { marks: [], errors: 0, lastError: null };

export const announcerMachine = setup({
  types: { input: {} as AnnouncerInput, context: {} as AnnouncerContext, events: {} as AnnouncerEvent },
  actors: {
    followAnnouncements: fromCallback<EventObject, AnnouncerInput, { type: 'news.printed' } & Announcements>(
      ({ input, sendBack }) =>
        followAnnouncements(input.output, (announcements) => sendBack({ type: 'news.printed', ...announcements })),
    ),
  },
  guards: { isMore: ({ context: { pending } }) => pending.marks.length > 0 || pending.errors > 0 },
  actions: {
    collect: assign(({ context: { pending } }, { marks, errors, lastError }: Announcements) => ({
      pending: {
        marks: [...pending.marks, ...marks].slice(-MOST_MARKS),
        errors: pending.errors + errors,
        lastError: lastError ?? pending.lastError,
      },
    })),
    speak: assign(({ context: { announcements, said, pending } }) => {
      const added = announcementsOf(pending, said);
      return {
        announcements: [...announcements, ...added].slice(-MOST_ANNOUNCEMENTS),
        said: said + added.length,
        pending: nothing,
      };
    }),
    read: assign(({ context: { announcements, said } }, row: number | null) => ({
      announcements: [...announcements, { id: said, kind: 'lines' as const, row }].slice(-MOST_ANNOUNCEMENTS),
      said: said + 1,
    })),
    hush: assign(() => ({ announcements: [] })),
  },
  delays: { announceDelay: timings.announceDelay },
}).createMachine({
  id: 'announcer',
  description: 'What of the output is said to who cannot see it.',
  context: ({ input }) => ({ ...input, announcements: [], said: 0, pending: nothing }),
  invoke: {
    id: 'followAnnouncements',
    src: 'followAnnouncements',
    input: ({ context }) => ({ output: context.output }),
  },
  initial: 'silent',
  states: {
    silent: {
      description: 'There is nothing to say.',
      entry: 'hush',
      on: {
        'news.printed': { target: 'speaking', actions: { type: 'collect', params: ({ event }) => event } },
        'lines.requested': { target: 'speaking', actions: { type: 'read', params: ({ event }) => event.row } },
      },
    },
    speaking: {
      description: 'Something is said; what comes meanwhile is said together afterwards.',
      entry: 'speak',
      on: {
        'news.printed': { actions: { type: 'collect', params: ({ event }) => event } },
        'lines.requested': { actions: { type: 'read', params: ({ event }) => event.row } },
      },
      after: {
        announceDelay: [{ guard: 'isMore', target: 'speaking', reenter: true }, { target: 'silent' }],
      },
    },
  },
});

export type AnnouncerActor = ActorRefFrom<typeof announcerMachine>;

export const selectAnnouncements = (announcer: SnapshotFrom<typeof announcerMachine>): readonly Announcement[] =>
  announcer.context.announcements;

/** In the order of the output, numbered on from the last one. */
function announcementsOf({ marks, errors, lastError }: Announcements, said: number): Announcement[] {
  const found = [
    ...marks.map((row) => ({ kind: 'mark' as const, row })),
    ...(lastError === null ? [] : [{ kind: 'errors' as const, row: lastError, count: errors }]),
  ];
  return found
    .toSorted((one, other) => one.row - other.row)
    .map((announcement, index) => Object.assign(announcement, { id: said + index }));
}
