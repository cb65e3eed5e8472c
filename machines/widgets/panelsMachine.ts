/**
 * The panels around the editor: each is open or collapsed, and two of them have tabs.
 *
 *   left, right, bottom:  open ⇄ collapsed
 */
import { type ActorRefFrom, type SnapshotFrom, assign, setup } from 'xstate';

export type LeftTab = 'problem' | 'topics' | 'commands';
export type RightTab = 'console' | 'processes';
/** On a phone only one of these is on the screen. */
export type Section = 'problem' | 'code' | 'console' | 'output';

export type PanelsEvent =
  | { type: 'left.toggled' }
  | { type: 'right.toggled' }
  | { type: 'bottom.toggled' }
  | { type: 'leftTab.selected'; tab: LeftTab }
  | { type: 'rightTab.selected'; tab: RightTab }
  | { type: 'section.selected'; section: Section };

interface PanelsContext {
  leftTab: LeftTab;
  rightTab: RightTab;
  section: Section;
}

export const panelsMachine = setup({
  types: { context: {} as PanelsContext, events: {} as PanelsEvent },
}).createMachine({
  id: 'panels',
  description: 'The panels around the editor.',
  context: { leftTab: 'problem', rightTab: 'console', section: 'code' },
  type: 'parallel',
  on: { 'section.selected': { actions: assign(({ event }) => ({ section: event.section })) } },
  states: {
    left: {
      description: 'Problem, topics and commands.',
      initial: 'open',
      states: {
        open: {
          description: 'It stands beside the editor.',
          on: {
            'left.toggled': { target: 'collapsed' },
            'leftTab.selected': { actions: assign(({ event }) => ({ leftTab: event.tab })) },
          },
        },
        collapsed: { description: 'The editor has its place.', on: { 'left.toggled': { target: 'open' } } },
      },
    },
    right: {
      description: 'Consoles and processes.',
      initial: 'open',
      states: {
        open: {
          description: 'It stands beside the editor.',
          on: {
            'right.toggled': { target: 'collapsed' },
            'rightTab.selected': { actions: assign(({ event }) => ({ rightTab: event.tab })) },
          },
        },
        collapsed: { description: 'The editor has its place.', on: { 'right.toggled': { target: 'open' } } },
      },
    },
    bottom: {
      description: 'The output of the processes that are listened to.',
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
export const selectLeftTab = (panels: PanelsSnapshot): LeftTab => panels.context.leftTab;
export const selectRightTab = (panels: PanelsSnapshot): RightTab => panels.context.rightTab;
export const selectSection = (panels: PanelsSnapshot): Section => panels.context.section;
