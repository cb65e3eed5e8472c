/**
 * Every process of the workspace, newest first; each is an actor of its own.
 *
 *   recalling → loading → loaded
 *                  └────→ failed → loaded
 */
import { type ActorRefFrom, type SnapshotFrom, assign, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import type { ProcessEntry } from '#contract/entities.ts';
import type { PreferencePort } from '../ports/preferencePort.ts';
import type { ProcessPort } from '../ports/processPort.ts';
import type { ControlFrame, PrintedRange, ProcessRequest } from '../ports/socketPort.ts';
import { eventFor } from './eventFor.ts';
import { hasEnded, isOver, changedEntries } from './processAnswers.ts';
import { type KnownProcesses, onlyListed, withList, withStarted } from './processEntries.ts';
import { type ProcessGroup, groupsOf } from './processGroups.ts';
import type { ProcessListContext, ProcessListEvent, ProcessListInput, ProcessListReport } from './processListEvents.ts';
import { processMachine } from './processMachine.ts';
import { memoryText, rememberedProcesses } from './processMemory.ts';
import type { ProcessActor } from './processSelectors.ts';
import { type TailActor, tailMachine } from './tailMachine.ts';

type Greeting = Pick<Extract<ControlFrame, { type: 'welcome' }>, 'epoch' | 'arrival'>;

/** Under which name it is remembered what was subscribed to, and what was taken off the list. */
const preferenceName = 'processes';

export const processListMachine = setup({
  types: {
    input: {} as ProcessListInput,
    context: {} as ProcessListContext,
    events: {} as ProcessListEvent,
    children: {} as { tail: 'tail'; readMemory: 'readMemory'; listProcesses: 'listProcesses' },
  },
  actors: {
    process: processMachine,
    tail: tailMachine,
    readMemory: fromPromise<string | null, { preferences: PreferencePort }>(async ({ input }) =>
      input.preferences.read(preferenceName),
    ),
    listProcesses: fromPromise<ProcessEntry[], { processes: ProcessPort }>(async ({ input }) => input.processes.list()),
  },
  guards: {
    isList: (_, frame: ControlFrame) => frame.type === 'process_list',
    isSubscribed: ({ context }, processId: string) => context.subscribed.includes(processId),
    isWelcome: (_, frame: ControlFrame) => frame.type === 'welcome',
  },
  actions: {
    tell: sendTo(
      ({ context }) => context.owner,
      (_, report: ProcessListReport) => report,
    ),
    accept: enqueueActions(({ context, enqueue, self }, { entries, unlisted }: KnownProcesses) => {
      const { actors, processes, output, owner } = context;
      const gone = actors.filter(({ id }) => !entries.some((entry) => idOf(entry.process_id) === id));
      const known = new Map(actors.map((actor) => [actor.id, actor]));
      enqueue.assign(({ spawn }) => ({
        entries,
        unlisted,
        subscribed: onlyListed(context.subscribed, entries),
        cleared: onlyListed(context.cleared, entries),
        actors: entries.map(
          (entry) =>
            known.get(idOf(entry.process_id)) ??
            spawn('process', { id: idOf(entry.process_id), input: { entry, processes, output, owner: self } }),
        ),
      }));
      for (const actor of gone) enqueue.stopChild(actor);
      // Of two hundred processes one changes at a time: the others are not told what they know.
      for (const entry of changedEntries(context.entries, entries)) {
        const actor = known.get(idOf(entry.process_id));
        if (actor) enqueue.sendTo(actor, { type: 'entry.changed', entry });
      }
      if (hasEnded(context.entries, entries)) enqueue.sendTo(owner, { type: 'processList.ended' });
      enqueue.sendTo(owner, { type: 'processList.changed', entries });
    }),
    greet: enqueueActions(({ context, enqueue }, { epoch, arrival }: Greeting) => {
      const isSame = context.epoch === null || context.epoch === epoch;
      enqueue.assign(isSame ? { epoch } : { epoch, unlisted: [] });
      if (!isSame && arrival !== undefined) {
        const ended = context.entries.filter(({ status }) => status === 'running').length;
        const line = { kind: 'workspaceMoved', arrival, ended } as const;
        enqueue.sendTo(context.owner, { type: 'processList.noted', line });
      }
      for (const actor of context.actors)
        enqueue.sendTo(actor, { type: isSame ? 'connection.resumed' : 'connection.reset' });
    }),
    passOn: enqueueActions(({ context, enqueue }, frame: ControlFrame | ProcessRequest) => {
      const addressed = eventFor(frame);
      const actor = addressed && context.actors.find(({ id }) => id === idOf(addressed.processId));
      if (actor) enqueue.sendTo(actor, addressed.event);
    }),
    interrupt: enqueueActions(({ context, enqueue }) => {
      for (const actor of context.actors) enqueue.sendTo(actor, { type: 'connection.closed' });
    }),
    print: enqueueActions(({ context, enqueue }, output: PrintedRange) => {
      const actor = context.actors.find(({ id }) => id === idOf(output.processId));
      if (actor) enqueue.sendTo(actor, { type: 'output.printed', output });
    }),
    describe: ({ context }) => context.output.describe(context.entries),
    clear: ({ context }) => context.output.clear(),
    subscribe: enqueueActions(({ context, enqueue }, processId: string) => {
      const actor = context.actors.find(({ id }) => id === idOf(processId));
      if (actor) enqueue.sendTo(actor, { type: 'subscribe.requested' });
    }),
    recall: assign((_, remembered: string | null) => rememberedProcesses(remembered)),
    resume: enqueueActions(({ context, enqueue }) => {
      const isAwaited = (id: string) => context.recalled.some((processId) => idOf(processId) === id);
      for (const actor of context.actors)
        if (isAwaited(actor.id)) enqueue.sendTo(actor, { type: 'subscribe.requested' });
      enqueue.assign({ recalled: [] });
    }),
    remember: ({ context }) => context.preferences.write(preferenceName, memoryText(context)),
    followTail: sendTo('tail', { type: 'run.began' }),
    clearEnded: assign(({ context }) => ({
      cleared: context.entries.filter(isOver).map(({ process_id }) => process_id),
    })),
    add: assign(({ context }, processId: string) => ({ subscribed: [...context.subscribed, processId] })),
    drop: assign(({ context }, processId: string) => ({
      subscribed: context.subscribed.filter((subscribed) => subscribed !== processId),
    })),
  },
}).createMachine({
  id: 'processList',
  description: 'Every process of the workspace, newest first.',
  context: ({ input }) => ({
    ...input,
    actors: [],
    entries: [],
    unlisted: [],
    subscribed: [],
    recalled: [],
    cleared: [],
    epoch: null,
  }),
  invoke: { id: 'tail', src: 'tail' },
  initial: 'recalling',
  on: {
    'connection.closed': { actions: 'interrupt' },
    'frame.received': [
      {
        guard: { type: 'isList', params: ({ event }) => event.frame },
        target: '.loaded',
        description: 'It comes over an open connection, and first of all behind each welcome.',
        actions: [
          { type: 'accept', params: ({ context, event }) => withList(context, entriesOf(event.frame)) },
          'resume',
          'describe',
        ],
      },
      {
        guard: { type: 'isWelcome', params: ({ event }) => event.frame },
        actions: { type: 'greet', params: ({ event }) => greetingOf(event.frame) },
      },
      { actions: { type: 'passOn', params: ({ event }) => event.frame } },
    ],
    'frame.refused': { actions: { type: 'passOn', params: ({ event }) => event.frame } },
    'output.printed': { actions: { type: 'print', params: ({ event }) => event.output } },
    'ended.cleared': { actions: ['clearEnded', 'remember'] },
    'output.cleared': { actions: 'clear' },
    'process.executed': {
      actions: [{ type: 'accept', params: ({ context, event }) => withStarted(context, event.entry) }, 'describe'],
    },
    'process.awaited': { actions: { type: 'subscribe', params: ({ event }) => event.processId } },
    'process.framed': {
      actions: { type: 'tell', params: ({ event }) => ({ type: 'processList.framed', frame: event.frame }) },
    },
    'process.noted': {
      actions: { type: 'tell', params: ({ event }) => ({ type: 'processList.noted', line: event.line }) },
    },
    'process.subscribed': [
      {
        description: 'Nothing began to print: the connection was back.',
        guard: { type: 'isSubscribed', params: ({ event }) => event.processId },
      },
      {
        actions: [{ type: 'add', params: ({ event }) => event.processId }, 'remember', 'followTail'],
      },
    ],
    'process.unsubscribed': { actions: [{ type: 'drop', params: ({ event }) => event.processId }, 'remember'] },
  },
  states: {
    recalling: {
      description: 'What this browser remembers of them is being read.',
      tags: 'loading',
      invoke: {
        id: 'readMemory',
        src: 'readMemory',
        input: ({ context }) => ({ preferences: context.preferences }),
        onDone: { target: 'loading', actions: { type: 'recall', params: ({ event }) => event.output } },
        onError: { target: 'loading' },
      },
    },
    loading: {
      description: 'The list is asked for; the socket may be quicker.',
      tags: 'loading',
      invoke: {
        id: 'listProcesses',
        src: 'listProcesses',
        input: ({ context }) => ({ processes: context.processes }),
        onDone: {
          target: 'loaded',
          actions: [{ type: 'accept', params: ({ context, event }) => withList(context, event.output) }, 'describe'],
        },
        onError: { target: 'failed', actions: { type: 'tell', params: { type: 'processList.failed' } } },
      },
    },
    loaded: { description: 'The list is here, and the socket keeps it up to date.' },
    failed: {
      description: 'The list did not come; it is asked for again, or the socket brings it.',
      on: { 'retry.requested': { target: 'loading' } },
    },
  },
});

export type ProcessListActor = ActorRefFrom<typeof processListMachine>;
type ProcessListSnapshot = SnapshotFrom<typeof processListMachine>;

/** What keeps the output with its newest line. */
export const selectTail = (list: ProcessListSnapshot): TailActor | undefined => list.children.tail;
/** As they are listed, without what was taken off the list. */
export const selectGroups = ({ context }: ProcessListSnapshot): readonly ProcessGroup[] => groupsOf(context);
export const selectHasClearable = ({ context: { entries, cleared } }: ProcessListSnapshot): boolean =>
  entries.some((entry) => isOver(entry) && !cleared.includes(entry.process_id));
export const selectRunningCount = (list: ProcessListSnapshot): number =>
  list.context.entries.filter(({ status }) => status === 'running').length;
/** What is subscribed to and can still print. */
export const selectSubscribedIds = ({ context }: ProcessListSnapshot): readonly string[] =>
  context.subscribed.filter((id) =>
    context.entries.some(({ process_id, status }) => process_id === id && status === 'running'),
  );
/** The newest program that runs while nobody listens to anything. */
export function selectUnheard(list: ProcessListSnapshot): ProcessActor | undefined {
  if (selectSubscribedCount(list) > 0) return undefined;
  const { actors, entries } = list.context;
  return actors[entries.findIndex((entry) => !isOver(entry) && entry.build === null)];
}
export const selectSubscribedCount = (list: ProcessListSnapshot): number => selectSubscribedIds(list).length;
export const selectIsLoading = (list: ProcessListSnapshot): boolean => list.hasTag('loading');
export const selectHasFailed = (list: ProcessListSnapshot): boolean => list.matches('failed');

const idOf = (processId: string): string => `process:${processId}`;
const entriesOf = (frame: ControlFrame): readonly ProcessEntry[] =>
  frame.type === 'process_list' ? frame.processes : [];
const greetingOf = (frame: ControlFrame): Greeting => (frame.type === 'welcome' ? frame : { epoch: '' });
