/**
 * The fields of some topics whose values are drawn over time.
 *
 *   empty ⇄ plotting (drawing ⇄ paused)
 */
import { type ActorRefFrom, type SnapshotFrom, assign, sendTo, setup } from 'xstate';
import { limits } from '#contract/limits.ts';
import type { Owner } from '../owner.ts';
import type { PlottedField, TopicPort } from '../ports/topicPort.ts';

/** As many as can be told apart by their lines. */
export const MOST_PLOTTED_FIELDS = 6;

export interface TopicPlotInput {
  topics: TopicPort;
  owner: Owner<TopicPlotReport>;
}

export type TopicPlotEvent =
  | ({ type: 'field.toggled' } & PlottedField)
  | { type: 'plot.cleared' }
  | { type: 'pause.requested' }
  | { type: 'resume.requested' };

/** Of these topics fields are drawn: their messages are wanted while somebody looks. */
export type TopicPlotReport = { type: 'topicPlot.changed'; topics: readonly string[] };

interface TopicPlotContext extends TopicPlotInput {
  /** In the order in which they were chosen. */
  fields: readonly PlottedField[];
}

export const topicPlotMachine = setup({
  types: { input: {} as TopicPlotInput, context: {} as TopicPlotContext, events: {} as TopicPlotEvent },
  guards: {
    isLast: ({ context: { fields } }, one: PlottedField) => fields.length === 1 && fields.some(isSame(one)),
    isPlotted: ({ context: { fields } }, one: PlottedField) => fields.some(isSame(one)),
    hasRoom: ({ context: { fields } }, { topic }: PlottedField) => roomFor(fields, topic) === 'free',
  },
  actions: {
    add: assign(({ context }, { topic, field }: PlottedField) => ({ fields: [...context.fields, { topic, field }] })),
    remove: assign(({ context }, one: PlottedField) => ({
      fields: context.fields.filter((other) => !isSame(one)(other)),
    })),
    clear: assign(() => ({ fields: [] })),
    trace: ({ context }) => context.topics.traces.trace(context.fields),
    report: sendTo(
      ({ context }) => context.owner,
      ({ context }): TopicPlotReport => ({ type: 'topicPlot.changed', topics: topicsOf(context.fields) }),
    ),
    hold: ({ context }) => context.topics.traces.hold(),
    release: ({ context }) => context.topics.traces.release(),
  },
}).createMachine({
  id: 'topicPlot',
  description: 'The fields of some topics whose values are drawn over time; the values are kept outside.',
  context: ({ input }) => ({ ...input, fields: [] }),
  initial: 'empty',
  states: {
    empty: {
      description: 'No field was chosen, and no value is kept.',
      entry: ['clear', 'trace'],
      on: {
        'field.toggled': {
          target: 'plotting',
          actions: [{ type: 'add', params: ({ event }) => event }, 'trace', 'report'],
        },
      },
    },
    plotting: {
      description: 'The values of some fields are kept.',
      on: {
        'plot.cleared': { target: 'empty', actions: ['clear', 'report'] },
        'field.toggled': [
          {
            guard: { type: 'isLast', params: ({ event }) => event },
            target: 'empty',
            actions: ['clear', 'report'],
          },
          {
            guard: { type: 'isPlotted', params: ({ event }) => event },
            actions: [{ type: 'remove', params: ({ event }) => event }, 'trace', 'report'],
          },
          {
            guard: { type: 'hasRoom', params: ({ event }) => event },
            actions: [{ type: 'add', params: ({ event }) => event }, 'trace', 'report'],
          },
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

/** Whether a field of a topic can be drawn too, or what of it there is too much of. */
export type PlotRoom = 'free' | 'fields' | 'topics';

/** All fields that are drawn, in the order in which they were chosen. */
export const selectPlotted = (plot: TopicPlotSnapshot): readonly PlottedField[] => plot.context.fields;
export const selectPlotRoom = (plot: TopicPlotSnapshot, topic: string): PlotRoom => roomFor(plot.context.fields, topic);
export const selectIsPaused = (plot: TopicPlotSnapshot): boolean => plot.matches({ plotting: 'paused' });

const isSame = (one: PlottedField) => (other: PlottedField) => one.topic === other.topic && one.field === other.field;

function topicsOf(fields: readonly PlottedField[]): string[] {
  return [...new Set(fields.map(({ topic }) => topic))];
}

function roomFor(fields: readonly PlottedField[], topic: string): PlotRoom {
  if (fields.length >= MOST_PLOTTED_FIELDS) return 'fields';
  const topics = topicsOf(fields);
  return topics.includes(topic) || topics.length < limits.plottedTopics ? 'free' : 'topics';
}
