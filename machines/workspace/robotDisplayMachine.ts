/**
 * How a learner wants to see their robot: in space or on a map, from where, and which layers are left out; remembered in this browser.
 *
 *   recalling → scene ⇄ map,  scene → missing → scene
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import type { PreferencePort } from '../ports/preferencePort.ts';
import {
  type Camera,
  type Drawing,
  type Layer,
  type RobotDisplay,
  displayText,
  firstDisplay,
  rememberedDisplay,
} from './robotDisplay.ts';

export interface RobotDisplayInput {
  preferences: PreferencePort;
}

export type RobotDisplayEvent =
  | { type: 'scene.chosen' }
  | { type: 'map.chosen' }
  /** Whoever looks wishes for less movement on the screen. */
  | { type: 'motion.reduced' }
  /** This browser draws no scene, or has stopped to. */
  | { type: 'scene.failed' }
  | { type: 'camera.chosen'; camera: Camera }
  | { type: 'layer.toggled'; layer: Layer }
  /** Somebody asked which place of the floor that is, in metres. */
  | { type: 'place.pointed'; x: number; y: number }
  /** It can be pasted somewhere else. */
  | { type: 'place.copied' };

/** A place of the floor, in metres. */
export interface PointedPlace {
  x: number;
  y: number;
  isCopied: boolean;
}

interface RobotDisplayContext extends RobotDisplayInput, RobotDisplay {
  /** The place that was asked for last. */
  place: PointedPlace | null;
}

/** Under which name it is remembered. */
const preferenceName = 'robotDisplay';

export const robotDisplayMachine = setup({
  types: { input: {} as RobotDisplayInput, context: {} as RobotDisplayContext, events: {} as RobotDisplayEvent },
  actors: {
    readDisplay: fromPromise<string | null, RobotDisplayInput>(async ({ input }) =>
      input.preferences.read(preferenceName),
    ),
  },
  guards: {
    isOfMap: (_, remembered: string | null) => rememberedDisplay(remembered).drawing === 'map',
    isUndecided: ({ context }) => context.drawing === null,
  },
  actions: {
    recall: assign((_, remembered: string | null) => rememberedDisplay(remembered)),
    choose: assign((_, drawing: Drawing) => ({ drawing })),
    look: assign((_, camera: Camera) => ({ camera })),
    toggle: assign(({ context: { hiddenLayers } }, layer: Layer) => ({
      hiddenLayers: hiddenLayers.includes(layer)
        ? hiddenLayers.filter((hidden) => hidden !== layer)
        : [...hiddenLayers, layer],
    })),
    point: assign((_, place: { x: number; y: number }) => ({ place: { ...place, isCopied: false } })),
    noteCopy: assign(({ context: { place } }) => ({ place: place && { ...place, isCopied: true } })),
    remember: ({ context }) => context.preferences.write(preferenceName, displayText(context)),
  },
}).createMachine({
  id: 'robotDisplay',
  description: 'How a learner wants to see their robot, remembered in this browser.',
  context: ({ input }) => ({ ...input, ...firstDisplay, place: null }),
  initial: 'recalling',
  on: {
    'camera.chosen': { actions: [{ type: 'look', params: ({ event }) => event.camera }, 'remember'] },
    'layer.toggled': { actions: [{ type: 'toggle', params: ({ event }) => event.layer }, 'remember'] },
    'place.pointed': { actions: { type: 'point', params: ({ event: { x, y } }) => ({ x, y }) } },
    'place.copied': { actions: 'noteCopy' },
  },
  states: {
    recalling: {
      description: 'What this browser remembers is being read.',
      invoke: {
        id: 'readDisplay',
        src: 'readDisplay',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isOfMap', params: ({ event }) => event.output },
            target: 'map',
            actions: { type: 'recall', params: ({ event }) => event.output },
          },
          { target: 'scene', actions: { type: 'recall', params: ({ event }) => event.output } },
        ],
        onError: { target: 'scene' },
      },
    },
    scene: {
      description: 'The world stands in space.',
      on: {
        'map.chosen': { target: 'map', actions: [{ type: 'choose', params: 'map' }, 'remember'] },
        'motion.reduced': { guard: 'isUndecided', target: 'map' },
        'scene.failed': { target: 'missing' },
      },
    },
    map: {
      description: 'The world lies on a map, and nothing moves but what the robot moves.',
      on: { 'scene.chosen': { target: 'scene', actions: [{ type: 'choose', params: 'scene' }, 'remember'] } },
    },
    missing: {
      description: 'The scene was wished for and cannot be drawn: the map stands in for it.',
      on: {
        'scene.chosen': { target: 'scene' },
        'map.chosen': { target: 'map', actions: [{ type: 'choose', params: 'map' }, 'remember'] },
      },
    },
  },
});

export type RobotDisplayActor = ActorRefFrom<typeof robotDisplayMachine>;
type RobotDisplaySnapshot = SnapshotFrom<typeof robotDisplayMachine>;

/** What is drawn now; nothing before it is known what was wished for. */
export const selectDrawing = (display: RobotDisplaySnapshot): Drawing | null => {
  if (display.matches('recalling')) return null;
  return display.matches('scene') ? 'scene' : 'map';
};
export const selectIsSceneMissing = (display: RobotDisplaySnapshot): boolean => display.matches('missing');
export const selectCamera = (display: RobotDisplaySnapshot): Camera => display.context.camera;
export const selectHiddenLayers = (display: RobotDisplaySnapshot): readonly Layer[] => display.context.hiddenLayers;
export const selectPlace = (display: RobotDisplaySnapshot): PointedPlace | null => display.context.place;
