/**
 * The panels around the editor: each side and the bottom are open or collapsed, and one panel of each side is in front.
 *
 *   left, right, bottom:  open ⇄ collapsed
 */
import { type ActorRefFrom, type SnapshotFrom, assign, setup } from 'xstate';
import { type PanelName, type Section, panelsIn, sectionOf } from './panels.ts';

export type PanelsEvent =
  | { type: 'left.toggled' }
  | { type: 'right.toggled' }
  | { type: 'bottom.toggled' }
  | { type: 'panel.selected'; panel: PanelName }
  | { type: 'section.selected'; section: Section };

interface PanelsContext {
  /** The panel that was brought to the front of its section; where none was, it is the first. */
  inFront: Readonly<Partial<Record<Section, PanelName>>>;
  /** What a phone shows. */
  section: Section;
}

export const panelsMachine = setup({
  types: { context: {} as PanelsContext, events: {} as PanelsEvent },
  actions: {
    bringToFront: assign(({ context }, panel: PanelName) => ({
      inFront: { ...context.inFront, [sectionOf(panel)]: panel },
    })),
  },
}).createMachine({
  id: 'panels',
  description: 'The panels around the editor.',
  context: { inFront: {}, section: 'centre' },
  type: 'parallel',
  on: {
    'panel.selected': { actions: { type: 'bringToFront', params: ({ event }) => event.panel } },
    'section.selected': { actions: assign(({ event }) => ({ section: event.section })) },
  },
  states: {
    left: {
      description: 'What is asked for.',
      initial: 'open',
      states: {
        open: { description: 'It stands beside the editor.', on: { 'left.toggled': { target: 'collapsed' } } },
        collapsed: { description: 'The editor has its place.', on: { 'left.toggled': { target: 'open' } } },
      },
    },
    right: {
      description: 'What is started on the robot’s computer, and what runs there.',
      initial: 'open',
      states: {
        open: { description: 'It stands beside the editor.', on: { 'right.toggled': { target: 'collapsed' } } },
        collapsed: { description: 'The editor has its place.', on: { 'right.toggled': { target: 'open' } } },
      },
    },
    bottom: {
      description: 'What the processes print.',
      initial: 'open',
      states: {
        open: { description: 'It stands below the editor.', on: { 'bottom.toggled': { target: 'collapsed' } } },
        collapsed: { description: 'The editor has its place.', on: { 'bottom.toggled': { target: 'open' } } },
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

const frontOf = ({ context }: PanelsSnapshot, section: Section): PanelName | undefined =>
  context.inFront[section] ?? panelsIn(section)[0];
