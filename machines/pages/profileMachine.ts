/**
 * What the product knows about the learner, to be shown, and which part of their record is looked at.
 *
 *   loading → loaded | failed
 *      ↑                 │
 *      └─────────────────┘
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { Profile } from '#contract/entities.ts';
import type { Owner } from '../owner.ts';
import type { ExportPort } from '../ports/exportPort.ts';
import type { ProfilePort } from '../ports/profilePort.ts';
import { type DataExportActor, dataExportMachine } from '../session/dataExportMachine.ts';

export interface ProfileInput {
  profiles: ProfilePort;
  exports: ExportPort;
  userId: string;
  owner: Owner<ProfileReport>;
}

/** The parts of a learner's record, in the order of their tabs. */
export const profileTabs = ['completed', 'inProgress', 'achievements'] as const;
export type ProfileTab = (typeof profileTabs)[number];

export type ProfileEvent = { type: 'retry.requested' } | { type: 'tab.chosen'; tab: ProfileTab };

export type ProfileReport = { type: 'profile.failed' };

interface ProfileContext extends ProfileInput {
  /** Null before it is loaded, and when nothing is stored yet. */
  profile: Profile | null;
  tab: ProfileTab;
}

export const profileMachine = setup({
  types: {
    input: {} as ProfileInput,
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    children: {} as { loadProfile: 'loadProfile'; dataExport: 'dataExport' },
  },
  actors: {
    dataExport: dataExportMachine,
    loadProfile: fromPromise<Profile | null, ProfileInput>(async ({ input }) =>
      input.profiles.loadProfile(input.userId),
    ),
  },
  actions: {
    keepProfile: assign((_, profile: Profile | null) => ({ profile })),
    choose: assign((_, tab: ProfileTab) => ({ tab })),
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: ProfileReport) => report,
    ),
  },
}).createMachine({
  id: 'profile',
  description: 'What the product knows about the learner.',
  context: ({ input }) => ({ ...input, profile: null, tab: 'completed' }),
  invoke: { id: 'dataExport', src: 'dataExport', input: ({ context }) => ({ exports: context.exports }) },
  initial: 'loading',
  on: { 'tab.chosen': { actions: { type: 'choose', params: ({ event }) => event.tab } } },
  states: {
    loading: {
      description: 'The profile is on its way.',
      tags: 'busy',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        input: ({ context }) => context,
        onDone: { target: 'loaded', actions: { type: 'keepProfile', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'tell', params: { type: 'profile.failed' } } },
      },
    },
    loaded: { description: 'The profile can be shown.' },
    failed: {
      description: 'The profile did not come; the learner may try again.',
      on: { 'retry.requested': { target: 'loading' } },
    },
  },
});

export type ProfileActor = ActorRefFrom<typeof profileMachine>;
type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;

export const selectProfile = (profile: ProfileSnapshot): Profile | null => profile.context.profile;
export const selectDataExport = (profile: ProfileSnapshot): DataExportActor | undefined => profile.children.dataExport;
export const selectTab = (profile: ProfileSnapshot): ProfileTab => profile.context.tab;
export const selectIsLoading = (profile: ProfileSnapshot): boolean => profile.hasTag('busy');
export const selectHasFailed = (profile: ProfileSnapshot): boolean => profile.matches('failed');
