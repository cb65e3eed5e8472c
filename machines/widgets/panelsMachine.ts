/**
 * The panels around the editor: each side and the bottom are open or collapsed, as large as they were made last, and one
 * panel of each side is in front, on the right the one that was there last.
 *
 *   left, right, bottom:  open ⇄ collapsed
 *   layout:               recalling → known
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, raise, setup } from 'xstate';
import type { PreferencePort } from '../ports/preferencePort.ts';
import { type PaneSizes, type SizedPart, fittingSize, initialSizes, rememberedSizes, sizesText } from './paneSizes.ts';
import { type PanelName, type Section, type Side, firstInFront, panelsIn, sectionOf, sideOf } from './panels.ts';

export interface PanelsInput {
  preferences: PreferencePort;
}

export type PanelsEvent =
  | { type: 'left.toggled' }
  | { type: 'right.toggled' }
  | { type: 'bottom.toggled' }
  /** Where there is room for one side only, it is this. */
  | { type: 'side.selected'; side: Side }
  | { type: 'panel.selected'; panel: PanelName }
  /** Somebody wants to look at it, wherever it is hidden. */
  | { type: 'panel.revealed'; panel: PanelName }
  | { type: 'section.selected'; section: Section }
  /** There is something in it that was not there before. */
  | { type: 'section.changed'; section: Section }
  /** It is to be seen, and need not have been collapsed. */
  | { type: 'section.opened'; section: Section }
  | { type: 'section.resized'; section: SizedPart; size: number };

interface PanelsContext extends PanelsInput {
  /** The panel that was brought to the front of its section; where none was, it is `firstInFront`. */
  inFront: Readonly<Partial<Record<Section, PanelName>>>;
  /** What a phone shows. */
  section: Section;
  /** What a window shows that has room for one side. */
  side: Side;
  /** Where a phone has not looked since something happened there. */
  unseen: readonly Section[];
  sizes: PaneSizes;
}

/** Under which name it is remembered how the panels were left. */
const preferenceName = 'panes';

export const panelsMachine = setup({
  types: { input: {} as PanelsInput, context: {} as PanelsContext, events: {} as PanelsEvent },
  actors: {
    readLayout: fromPromise<string | null, PanelsInput>(async ({ input }) => input.preferences.read(preferenceName)),
  },
  guards: {
    isSection: (_, { section, wanted }: { section: Section; wanted: Section }) => section === wanted,
    isUnseen: ({ context }, section: Section) => section !== context.section && !context.unseen.includes(section),
  },
  actions: {
    bringToFront: assign(({ context }, panel: PanelName) => ({
      inFront: { ...context.inFront, [sectionOf(panel)]: panel },
    })),
    look: assign(({ context }, section: Section) => ({
      section,
      unseen: context.unseen.filter((unseen) => unseen !== section),
    })),
    mark: assign(({ context }, section: Section) => ({ unseen: [...context.unseen, section] })),
    open: raise((_, section: Section) => ({ type: 'section.opened' as const, section })),
    preferSideOf: assign(({ context }, panel: PanelName) => ({ side: sideOf(panel) ?? context.side })),
    prefer: assign((_, side: Side) => ({ side })),
    recall: assign(({ context }, remembered: string | null) => ({
      sizes: rememberedSizes(remembered),
      inFront: { ...rememberedFront(remembered), ...context.inFront },
    })),
    resize: assign(({ context }, { section, size }: { section: SizedPart; size: number }) => ({
      sizes: { ...context.sizes, [section]: fittingSize(section, size) },
    })),
    remember: ({ context }) => context.preferences.write(preferenceName, layoutText(context)),
  },
}).createMachine({
  id: 'panels',
  description: 'The panels around the editor.',
  context: ({ input }) => ({
    ...input,
    inFront: {},
    section: 'left',
    side: 'left',
    unseen: [],
    sizes: initialSizes,
  }),
  type: 'parallel',
  on: {
    'panel.selected': {
      actions: [{ type: 'bringToFront', params: ({ event }) => event.panel }, 'remember'],
    },
    'panel.revealed': {
      actions: [
        { type: 'bringToFront', params: ({ event }) => event.panel },
        'remember',
        { type: 'preferSideOf', params: ({ event }) => event.panel },
        { type: 'look', params: ({ event }) => sectionOf(event.panel) },
        { type: 'open', params: ({ event }) => sectionOf(event.panel) },
      ],
    },
    'side.selected': { actions: { type: 'prefer', params: ({ event }) => event.side } },
    'section.selected': { actions: { type: 'look', params: ({ event }) => event.section } },
    'section.changed': {
      guard: { type: 'isUnseen', params: ({ event }) => event.section },
      actions: { type: 'mark', params: ({ event }) => event.section },
    },
  },
  states: {
    left: {
      description: 'What is asked for.',
      initial: 'open',
      states: {
        open: { description: 'It stands beside the editor.', on: { 'left.toggled': { target: 'collapsed' } } },
        collapsed: {
          description: 'The editor has its place.',
          on: {
            'left.toggled': { target: 'open', actions: { type: 'prefer', params: 'left' } },
            'section.opened': {
              guard: { type: 'isSection', params: ({ event }) => ({ section: event.section, wanted: 'left' }) },
              target: 'open',
            },
          },
        },
      },
    },
    right: {
      description: 'What is started on the robot’s computer, and what runs there.',
      initial: 'open',
      states: {
        open: { description: 'It stands beside the editor.', on: { 'right.toggled': { target: 'collapsed' } } },
        collapsed: {
          description: 'The editor has its place.',
          on: {
            'right.toggled': { target: 'open', actions: { type: 'prefer', params: 'right' } },
            'section.opened': {
              guard: { type: 'isSection', params: ({ event }) => ({ section: event.section, wanted: 'right' }) },
              target: 'open',
            },
          },
        },
      },
    },
    bottom: {
      description: 'What the processes print.',
      initial: 'open',
      states: {
        open: { description: 'It stands below the editor.', on: { 'bottom.toggled': { target: 'collapsed' } } },
        collapsed: {
          description: 'The editor has its place.',
          on: {
            'bottom.toggled': { target: 'open' },
            'section.opened': {
              guard: { type: 'isSection', params: ({ event }) => ({ section: event.section, wanted: 'bottom' }) },
              target: 'open',
            },
          },
        },
      },
    },
    layout: {
      description: 'How large they are, and which of the right side is in front.',
      initial: 'recalling',
      on: {
        'section.resized': {
          target: '.known',
          actions: [{ type: 'resize', params: ({ event }) => event }, 'remember'],
        },
      },
      states: {
        recalling: {
          description: 'What this browser remembers is being read; until then they are as on a first visit.',
          invoke: {
            id: 'readLayout',
            src: 'readLayout',
            input: ({ context }) => context,
            onDone: { target: 'known', actions: { type: 'recall', params: ({ event }) => event.output } },
            onError: { target: 'known' },
          },
        },
        known: { description: 'They are as their learner left them.' },
      },
    },
  },
});

export type PanelsActor = ActorRefFrom<typeof panelsMachine>;
type PanelsSnapshot = SnapshotFrom<typeof panelsMachine>;

export const selectIsLeftOpen = (panels: PanelsSnapshot): boolean => panels.matches({ left: 'open' });
export const selectIsRightOpen = (panels: PanelsSnapshot): boolean => panels.matches({ right: 'open' });
export const selectIsBottomOpen = (panels: PanelsSnapshot): boolean => panels.matches({ bottom: 'open' });
export const selectLeftPanel = (panels: PanelsSnapshot): PanelName | undefined => frontOf(panels, 'left');
export const selectRightPanel = (panels: PanelsSnapshot): PanelName | undefined => frontOf(panels, 'right');
export const selectSection = (panels: PanelsSnapshot): Section => panels.context.section;
/** Which of `phonePanels` a phone shows. */
export const selectPhonePanel = (panels: PanelsSnapshot): PanelName | undefined => {
  const { section } = panels.context;
  return frontOf(panels, section) === 'robot' ? 'robot' : panelsIn(section)[0];
};
export const selectSide = (panels: PanelsSnapshot): Side => panels.context.side;
export const selectUnseen = (panels: PanelsSnapshot): readonly Section[] => panels.context.unseen;
export const selectSizes = (panels: PanelsSnapshot): PaneSizes => panels.context.sizes;

const frontOf = ({ context }: PanelsSnapshot, section: Section): PanelName | undefined =>
  context.inFront[section] ?? firstInFront(section);

const layoutText = ({ sizes, inFront }: PanelsContext): string =>
  sizesText(sizes) + (inFront.right === undefined ? '' : ` front=${inFront.right}`);

/** What a browser remembers; a text that names no panel of the right side is none. */
function rememberedFront(text: string | null): PanelsContext['inFront'] {
  const right = panelsIn('right').find((name) => text?.split(' ').includes(`front=${name}`));
  return right === undefined ? {} : { right };
}
