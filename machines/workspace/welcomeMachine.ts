/**
 * What a learner is shown on the first visit, one thing at a time, and what this browser remembers of it.
 *
 *   recalling → deciding → free.unready      until a file is there
 *                  ├─────→ free.waiting → free.due → inviting → deciding
 *                  ├─────→ touring → deciding
 *                  └─────→ free.resting
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { Owner } from '../owner.ts';
import type { DemoPort } from '../ports/demoPort.ts';
import type { PreferencePort } from '../ports/preferencePort.ts';
import type { Notice } from '../site/notice.ts';
import { timings } from '../timings.ts';
import type { PanelName } from '../widgets/panels.ts';
import type { ConsoleLine } from './consoleLine.ts';
import { type DemoReport, demoMachine } from './demoMachine.ts';
import { type TourReport, tourMachine } from './tourMachine.ts';

export interface WelcomeInput {
  demo: DemoPort;
  preferences: PreferencePort;
  owner: Owner<WelcomeReport>;
}

export type WelcomeEvent =
  /** The text of a file is in the editor. */
  | { type: 'file.opened' }
  /** A key or the page was pressed: nobody is interrupted at work. */
  | { type: 'learner.acted' }
  /** Nothing else waits to be answered on the screen. */
  | { type: 'desk.cleared' }
  | { type: 'demo.requested' }
  | { type: 'tour.requested' }
  | DemoReport
  | TourReport;

export type WelcomeReport =
  | { type: 'welcome.noted'; lines: readonly ConsoleLine[] }
  | { type: 'welcome.noticed'; notice: Notice }
  /** What is shown is about something in this panel. */
  | { type: 'welcome.pointed'; panel: PanelName };

/** What is shown by itself, once in each browser. */
const introductions = ['demo', 'tour'] as const;
type Introduction = (typeof introductions)[number];

interface WelcomeContext extends WelcomeInput {
  hasFile: boolean;
  unseen: readonly Introduction[];
}

/** Under which name it is remembered what was seen. */
const preferenceName = 'welcome';

export const welcomeMachine = setup({
  types: {
    input: {} as WelcomeInput,
    context: {} as WelcomeContext,
    events: {} as WelcomeEvent,
    children: {} as { demo: 'demo'; tour: 'tour'; readSeen: 'readSeen' },
  },
  actors: {
    demo: demoMachine,
    tour: tourMachine,
    readSeen: fromPromise<string | null, WelcomeInput>(async ({ input }) => input.preferences.read(preferenceName)),
  },
  guards: {
    isUnready: ({ context }) => !context.hasFile,
    owes: ({ context }, introduction: Introduction) => context.unseen.includes(introduction),
  },
  actions: {
    note: sendTo(
      ({ context }) => context.owner,
      (_, line: ConsoleLine) => ({ type: 'welcome.noted' as const, lines: [line] }),
    ),
    notify: sendTo(
      ({ context }) => context.owner,
      (_, notice: Notice) => ({ type: 'welcome.noticed' as const, notice }),
    ),
    point: sendTo(
      ({ context }) => context.owner,
      (_, panel: PanelName) => ({ type: 'welcome.pointed' as const, panel }),
    ),
    keepFile: assign({ hasFile: true }),
    recall: assign((_, remembered: string | null) => ({ unseen: unseenBesides(remembered) })),
    see: assign(({ context }, introduction: Introduction) => ({
      unseen: context.unseen.filter((unseen) => unseen !== introduction),
    })),
    remember: ({ context }) => context.preferences.write(preferenceName, textWithout(context.unseen)),
    offerDemo: sendTo('demo', { type: 'demo.offered' }),
    offerTour: sendTo('tour', { type: 'tour.offered' }),
    withdrawTour: sendTo('tour', { type: 'tour.withdrawn' }),
  },
  delays: { demoDelay: timings.demoDelay },
}).createMachine({
  id: 'welcome',
  description: 'What a learner is shown on the first visit, one thing at a time.',
  context: ({ input }) => ({ ...input, hasFile: false, unseen: introductions }),
  invoke: [
    { id: 'demo', src: 'demo', input: ({ context, self }) => ({ demo: context.demo, owner: self }) },
    { id: 'tour', src: 'tour', input: ({ self }) => ({ owner: self }) },
  ],
  initial: 'recalling',
  on: {
    'file.opened': { actions: 'keepFile' },
    'demo.subscribed': { actions: { type: 'notify', params: { kind: 'demoSubscribed' } } },
    'tour.pointed': { actions: { type: 'point', params: ({ event }) => event.panel } },
    'demo.failed': { actions: { type: 'note', params: ({ event }) => event.fault } },
  },
  states: {
    recalling: {
      description: 'What this browser remembers is being read.',
      invoke: {
        id: 'readSeen',
        src: 'readSeen',
        input: ({ context }) => context,
        onDone: { target: 'deciding', actions: { type: 'recall', params: ({ event }) => event.output } },
        onError: { target: 'deciding' },
      },
    },
    deciding: {
      description: 'What is to be shown next?',
      always: [
        { guard: 'isUnready', target: 'free.unready' },
        { guard: { type: 'owes', params: 'demo' }, target: 'free.waiting' },
        { guard: { type: 'owes', params: 'tour' }, target: 'touring' },
        { target: 'free.resting' },
      ],
    },
    free: {
      description: 'The learner works; anything may be asked for.',
      on: { 'demo.requested': { target: 'inviting' }, 'tour.requested': { target: 'touring' } },
      initial: 'unready',
      states: {
        unready: {
          description: 'No file was there yet.',
          on: { 'file.opened': { target: '#welcome.deciding', actions: 'keepFile' } },
        },
        waiting: {
          description: 'The invitation follows once nobody has pressed anything for a while.',
          on: { 'learner.acted': { target: 'waiting', reenter: true } },
          after: { demoDelay: { target: 'due' } },
        },
        due: {
          description: 'It opens as soon as nothing else on the screen waits to be answered.',
          on: { 'learner.acted': { target: 'waiting' }, 'desk.cleared': { target: '#welcome.inviting' } },
        },
        resting: { description: 'Everything was seen once.' },
      },
    },
    inviting: {
      description: 'The invitation to the demo is shown; it comes by itself no more.',
      entry: [{ type: 'see', params: 'demo' }, 'remember', 'offerDemo'],
      on: { 'demo.closed': { target: 'deciding' } },
    },
    touring: {
      description: 'The tour is shown; once it is over or skipped it comes by itself no more.',
      entry: 'offerTour',
      on: {
        'tour.closed': { target: 'deciding', actions: [{ type: 'see', params: 'tour' }, 'remember'] },
        'demo.requested': { target: 'inviting', actions: 'withdrawTour' },
      },
    },
  },
});

export type WelcomeActor = ActorRefFrom<typeof welcomeMachine>;
type WelcomeSnapshot = SnapshotFrom<typeof welcomeMachine>;

export const selectDemo = (welcome: WelcomeSnapshot) => welcome.children.demo;
export const selectTour = (welcome: WelcomeSnapshot) => welcome.children.tour;
export const selectMayInvite = (welcome: WelcomeSnapshot): boolean => welcome.can({ type: 'demo.requested' });
export const selectMayTour = (welcome: WelcomeSnapshot): boolean => welcome.can({ type: 'tour.requested' });
/** Whether it matters that somebody presses something. */
export const selectIsPatient = (welcome: WelcomeSnapshot): boolean =>
  welcome.matches({ free: 'waiting' }) || selectIsDue(welcome);
export const selectIsDue = (welcome: WelcomeSnapshot): boolean => welcome.matches({ free: 'due' });

/** What is left to be seen; of a text that nobody here wrote, everything. */
const unseenBesides = (remembered: string | null): readonly Introduction[] => {
  const seen = remembered?.split(',') ?? [];
  return introductions.filter((introduction) => !seen.includes(introduction));
};

const textWithout = (unseen: readonly Introduction[]): string =>
  introductions.filter((introduction) => !unseen.includes(introduction)).join(',');
