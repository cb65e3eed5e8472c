/**
 * The fields of a topic whose values are drawn over time.
 *
 *   empty ⇄ plotting (drawing ⇄ paused)
 */
import { type ActorRefFrom, type SnapshotFrom, assign, setup } from 'xstate';
import type { TopicPort } from '../ports/topicPort.ts';

/** As many as can be told apart by their lines. */
export const MOST_PLOTTED_FIELDS = 6;

export interface TopicPlotInput {
  topics: TopicPort;
}

/** A field of the messages of a topic, such as `ranges[0]`. */
interface Field {
  topic: string;
  field: string;
}

export type TopicPlotEvent =
  | ({ type: 'field.toggled' } & Field)
  | { type: 'plot.cleared' }
  | { type: 'pause.requested' }
  | { type: 'resume.requested' };

interface TopicPlotContext extends TopicPlotInput {
  /** The one whose fields are drawn. */
  topic: string;
  fields: readonly string[];
}

export const topicPlotMachine = setup({
  types: { input: {} as TopicPlotInput, context: {} as TopicPlotContext, events: {} as TopicPlotEvent },
  guards: {
    isElsewhere: ({ context }, { topic }: Field) => topic !== context.topic,
    isLast: ({ context: { fields } }, { field }: Field) => fields.length === 1 && fields.includes(field),
    isPlotted: ({ context: { fields } }, { field }: Field) => fields.includes(field),
    hasRoom: ({ context: { fields } }) => fields.length < MOST_PLOTTED_FIELDS,
  },
  actions: {
    begin: assign((_, { topic, field }: Field) => ({ topic, fields: [field] })),
    add: assign(({ context }, { field }: Field) => ({ fields: [...context.fields, field] })),
    remove: assign(({ context }, { field }: Field) => ({ fields: context.fields.filter((one) => one !== field) })),
    clear: assign(() => ({ topic: '', fields: [] })),
    trace: ({ context }) => context.topics.traces.trace(context.topic, context.fields),
    hold: ({ context }) => context.topics.traces.hold(),
    release: ({ context }) => context.topics.traces.release(),
  },
}).createMachine({
  id: 'topicPlot',
  description: 'The fields of a topic whose values are drawn over time; the values are kept outside.',
  context: ({ input }) => ({ ...input, topic: '', fields: [] }),
  initial: 'empty',
  states: {
    empty: {
      description: 'No field was chosen, and no value is kept.',
      entry: ['clear', 'trace'],
      on: {
        'field.toggled': { target: 'plotting', actions: [{ type: 'begin', params: ({ event }) => event }, 'trace'] },
      },
    },
    plotting: {
      description: 'The values of some fields are kept.',
      on: {
        'plot.cleared': { target: 'empty' },
        'field.toggled': [
          {
            guard: { type: 'isElsewhere', params: ({ event }) => event },
            target: 'plotting',
            actions: [{ type: 'begin', params: ({ event }) => event }, 'trace'],
          },
          { guard: { type: 'isLast', params: ({ event }) => event }, target: 'empty' },
          {
            guard: { type: 'isPlotted', params: ({ event }) => event },
            actions: [{ type: 'remove', params: ({ event }) => event }, 'trace'],
          },
          { guard: 'hasRoom', actions: [{ type: 'add', params: ({ event }) => event }, 'trace'] },
        ],
      },
      initial: 'drawing',
      states: {
        drawing: {
          description: 'Each value is drawn as it comes.',
          on: { 'pause.requested': { target: 'paused' } },
        },
        paused: {
          description: 'The plot stands still for somebody who reads it; values are kept all the same.',
          entry: 'hold',
          exit: 'release',
          on: { 'resume.requested': { target: 'drawing' } },
        },
      },
    },
  },
});

export type TopicPlotActor = ActorRefFrom<typeof topicPlotMachine>;
type TopicPlotSnapshot = SnapshotFrom<typeof topicPlotMachine>;

const none: readonly string[] = [];

/** The fields of this topic that are drawn, in the order in which they were chosen. */
export const selectPlottedFields = (plot: TopicPlotSnapshot, topic: string): readonly string[] =>
  plot.context.topic === topic ? plot.context.fields : none;
export const selectIsPaused = (plot: TopicPlotSnapshot): boolean => plot.matches({ plotting: 'paused' });
