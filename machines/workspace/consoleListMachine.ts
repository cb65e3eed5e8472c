/**
 * The consoles, side by side in tabs. There is always at least one.
 *
 *   single ⇄ several
 */
import { type ActorRefFrom, type SnapshotFrom, enqueueActions, assign, sendTo, setup } from 'xstate';
import type { ProcessEntry } from '#contract/entities.ts';
import type { Owner } from '../owner.ts';
import type { ProcessPort } from '../ports/processPort.ts';
import type { RosResponse } from './consoleAnswers.ts';
import type { ConsoleReport } from './consoleEvents.ts';
import { consoleMachine } from './consoleMachine.ts';
import type { ConsoleActor } from './consoleSelectors.ts';

export interface ConsoleListInput {
  processes: ProcessPort;
  owner: Owner<ConsoleListReport>;
}

export type ConsoleListEvent =
  | { type: 'tab.added' }
  | { type: 'tab.removed'; id: string }
  | { type: 'tab.selected'; id: string }
  /** The learner wants to try this: it fills the console in front. */
  | { type: 'example.chosen'; command: string; args: string }
  | ConsoleBroadcast
  | ConsoleReport;

/** What goes to every console, since only it knows whether it is meant. */
type ConsoleBroadcast =
  | { type: 'response.received'; response: RosResponse }
  | { type: 'processes.changed'; entries: readonly ProcessEntry[] };

/** What a console reports, the list reports on. */
export type ConsoleListReport =
  | { type: 'consoleList.executed'; entry: ProcessEntry }
  | { type: 'consoleList.awaited'; processId: string };

/** One tab: the console's own id as the specification counts them, and the actor behind it. */
export interface ConsoleTab {
  id: string;
  name: string;
  actor: ConsoleActor;
}

interface ConsoleListContext extends ConsoleListInput {
  tabs: readonly ConsoleTab[];
  activeId: string;
  /** The number of the last console; numbers are never used twice. */
  last: number;
}

const firstId = '1';
const nameOf = (number: number): string => (number === 1 ? 'Console' : `Console-${number}`);

export const consoleListMachine = setup({
  types: { input: {} as ConsoleListInput, context: {} as ConsoleListContext, events: {} as ConsoleListEvent },
  actors: { console: consoleMachine },
  guards: {
    leavesOne: ({ context }, id: string) => context.tabs.length === 2 && context.tabs.some((tab) => tab.id === id),
    isKnown: ({ context }, id: string) => context.tabs.some((tab) => tab.id === id),
  },
  actions: {
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: ConsoleListReport) => report,
    ),
    add: assign(({ context, spawn, self }) => {
      const last = context.last + 1;
      const id = String(last);
      const name = nameOf(last);
      const input = { id, name, processes: context.processes, owner: self };
      return {
        last,
        activeId: id,
        tabs: [...context.tabs, { id, name, actor: spawn('console', { id: `console:${id}`, input }) }],
      };
    }),
    remove: enqueueActions(({ context, enqueue }, id: string) => {
      const tabs = context.tabs.filter((tab) => tab.id !== id);
      const index = context.tabs.findIndex((tab) => tab.id === id);
      const neighbour = tabs[Math.min(index, tabs.length - 1)];
      enqueue.stopChild(`console:${id}`);
      enqueue.assign({ tabs, activeId: context.activeId === id ? (neighbour?.id ?? firstId) : context.activeId });
    }),
    select: assign((_, activeId: string) => ({ activeId })),
    fill: sendTo(
      ({ context }) => `console:${context.activeId}`,
      (_, { command, args }: { command: string; args: string }) => ({ type: 'command.filled' as const, command, args }),
    ),
    passOn: enqueueActions(({ context, enqueue }, event: ConsoleBroadcast) => {
      for (const { actor } of context.tabs) enqueue.sendTo(actor, event);
    }),
  },
}).createMachine({
  id: 'consoleList',
  description: 'The consoles, side by side in tabs.',
  context: ({ input, spawn, self }) => ({
    ...input,
    activeId: firstId,
    last: 1,
    tabs: [
      {
        id: firstId,
        name: nameOf(1),
        actor: spawn('console', {
          id: 'console:1',
          input: { id: firstId, name: nameOf(1), processes: input.processes, owner: self },
        }),
      },
    ],
  }),
  initial: 'single',
  on: {
    'tab.added': { target: '.several', actions: 'add' },
    'tab.selected': {
      guard: { type: 'isKnown', params: ({ event }) => event.id },
      actions: { type: 'select', params: ({ event }) => event.id },
    },
    'example.chosen': { actions: { type: 'fill', params: ({ event }) => event } },
    'response.received': { actions: { type: 'passOn', params: ({ event }) => event } },
    'processes.changed': { actions: { type: 'passOn', params: ({ event }) => event } },
    'console.executed': {
      actions: { type: 'tell', params: ({ event }) => ({ type: 'consoleList.executed', entry: event.entry }) },
    },
    'console.awaited': {
      actions: {
        type: 'tell',
        params: ({ event }) => ({ type: 'consoleList.awaited', processId: event.processId }),
      },
    },
  },
  states: {
    single: { description: 'One console, which cannot be removed.' },
    several: {
      description: 'Each console may be removed.',
      on: {
        'tab.removed': [
          {
            guard: { type: 'leavesOne', params: ({ event }) => event.id },
            target: 'single',
            actions: { type: 'remove', params: ({ event }) => event.id },
          },
          {
            guard: { type: 'isKnown', params: ({ event }) => event.id },
            actions: { type: 'remove', params: ({ event }) => event.id },
          },
        ],
      },
    },
  },
});

export type ConsoleListActor = ActorRefFrom<typeof consoleListMachine>;
type ConsoleListSnapshot = SnapshotFrom<typeof consoleListMachine>;

export const selectTabs = (list: ConsoleListSnapshot): readonly ConsoleTab[] => list.context.tabs;
export const selectActiveId = (list: ConsoleListSnapshot): string => list.context.activeId;
export const selectCanRemove = (list: ConsoleListSnapshot): boolean => list.matches('several');

/** The console whose tab is in front. */
export const selectActiveConsole = (list: ConsoleListSnapshot): ConsoleActor | undefined =>
  list.context.tabs.find(({ id }) => id === list.context.activeId)?.actor;
