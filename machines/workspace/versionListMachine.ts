/**
 * The texts that the file has or had: listed, compared with what the editor shows, and brought back.
 *
 *   closed → listing → listed ⇄ reading → comparing → asking → keeping → restoring → closed
 *               └────→ failed
 */
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { FilePort, KeepTextAnswer, KeptText, ListAnswer, TextAnswer } from '../ports/filePort.ts';
import { reasonOf } from '../reasonOf.ts';
import type { Draft } from './draft.ts';
import { failedFrom, listedFrom, readFrom, textToKeep } from './versionListAnswers.ts';
import {
  type VersionFault,
  type VersionListContext,
  type VersionListEvent,
  type VersionListInput,
  type VersionListReport,
  noVersions,
} from './versionListEvents.ts';

export const versionListMachine = setup({
  types: { input: {} as VersionListInput, context: {} as VersionListContext, events: {} as VersionListEvent },
  actors: {
    listVersions: fromPromise<ListAnswer, { files: FilePort; path: string }>(async ({ input }) =>
      input.files.versions(input.path),
    ),
    readVersion: fromPromise<TextAnswer, { files: FilePort; path: string; version: string }>(async ({ input }) =>
      input.files.version(input.path, input.version),
    ),
    keepText: fromPromise<KeepTextAnswer, { files: FilePort; text: KeptText }>(async ({ input }) =>
      input.files.keep(input.text),
    ),
  },
  guards: {
    hasFailed: (_, answer: ListAnswer | TextAnswer | KeepTextAnswer) => answer.outcome === 'failed',
    isUnsaved: (_, { code, saved }: Draft) => code !== saved,
  },
  actions: {
    report: sendTo(
      ({ context }) => context.owner,
      (_, report: VersionListReport) => report,
    ),
    restore: sendTo(
      ({ context }) => context.owner,
      ({ context }) => ({ type: 'version.wanted' as const, code: context.code }),
    ),
    open: assign((_, path: string) => ({ ...noVersions, path })),
    forget: assign({ ...noVersions }),
    list: assign((_, answer: ListAnswer) => listedFrom(answer)),
    choose: assign(({ context }, index: number) => ({ chosen: context.versions[index] ?? null, fault: null })),
    read: assign((_, answer: TextAnswer) => readFrom(answer)),
    take: assign((_, draft: Draft) => ({ draft })),
    forgetFault: assign({ fault: null }),
    fail: assign((_, fault: VersionFault) => ({ fault })),
  },
}).createMachine({
  id: 'versionList',
  description: 'The texts that the file has or had: listed, compared with what the editor shows, and brought back.',
  context: ({ input }) => ({ ...input, ...noVersions }),
  initial: 'closed',
  on: {
    'text.opened': { target: '.closed', actions: { type: 'open', params: ({ event }) => event.path } },
    'text.closed': { target: '.closed', actions: 'forget' },
    'list.closed': { target: '.closed' },
  },
  states: {
    closed: {
      description: 'Nobody looks.',
      on: { 'list.requested': { target: 'listing' } },
    },
    listing: {
      description: 'The list is on its way.',
      tags: 'busy',
      entry: 'forgetFault',
      invoke: {
        id: 'listVersions',
        src: 'listVersions',
        input: ({ context }) => ({ files: context.files, path: context.path }),
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'fail', params: ({ event }) => failedFrom('unlisted', event.output) },
          },
          { target: 'listed', actions: { type: 'list', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'fail', params: ({ event }) => ({ kind: 'unlisted', detail: reasonOf(event.error) }) },
        },
      },
    },
    failed: {
      description: 'The list did not come; it may be asked for again.',
      on: { 'list.requested': { target: 'listing' } },
    },
    listed: {
      description: 'The learner chooses one.',
      on: { 'version.chosen': { target: 'reading', actions: { type: 'choose', params: ({ event }) => event.index } } },
    },
    reading: {
      description: 'The text of the chosen version is on its way.',
      tags: 'busy',
      on: {
        'version.chosen': {
          target: 'reading',
          reenter: true,
          actions: { type: 'choose', params: ({ event }) => event.index },
        },
      },
      invoke: {
        id: 'readVersion',
        src: 'readVersion',
        input: ({ context }) => ({ files: context.files, path: context.path, version: context.chosen?.version ?? '' }),
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'listed',
            actions: { type: 'fail', params: ({ event }) => failedFrom('unread', event.output) },
          },
          { target: 'comparing', actions: { type: 'read', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'listed',
          actions: { type: 'fail', params: ({ event }) => ({ kind: 'unread', detail: reasonOf(event.error) }) },
        },
      },
    },
    comparing: {
      description: 'It is shown beside what is in the editor.',
      tags: 'compared',
      on: {
        'version.left': { target: 'listed', actions: 'forgetFault' },
        'restore.requested': { target: 'asking', actions: 'forgetFault' },
      },
    },
    asking: {
      description: 'The file is asked for its text, of which nothing may be lost.',
      tags: 'compared',
      entry: { type: 'report', params: { type: 'version.due' } },
      on: {
        'text.given': [
          {
            guard: { type: 'isUnsaved', params: ({ event }) => event.draft },
            target: 'keeping',
            actions: { type: 'take', params: ({ event }) => event.draft },
          },
          { target: 'restoring' },
        ],
      },
    },
    keeping: {
      description: 'What is typed and not saved becomes a version before it is replaced.',
      tags: ['compared', 'busy'],
      invoke: {
        id: 'keepText',
        src: 'keepText',
        input: ({ context }) => ({ files: context.files, text: textToKeep(context) }),
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.output },
            target: 'comparing',
            actions: { type: 'fail', params: ({ event }) => failedFrom('unkept', event.output) },
          },
          { target: 'restoring' },
        ],
        onError: {
          target: 'comparing',
          actions: { type: 'fail', params: ({ event }) => ({ kind: 'unkept', detail: reasonOf(event.error) }) },
        },
      },
    },
    restoring: {
      description: 'The file is asked to show it; while it is saved or built, it does not.',
      tags: 'compared',
      entry: 'restore',
      on: {
        'text.restored': { target: 'closed' },
        'version.left': { target: 'listed' },
        'restore.requested': { target: 'asking' },
      },
    },
  },
});
