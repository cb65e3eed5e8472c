/**
 * Looks for what keeps the robot from moving: when it is asked, and by itself when a program has run for a while.
 *
 *   resting → attending → looking → told, resting
 *      └─ examining → told, failed
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, setup } from 'xstate';
import { type ProcessEntry, isNode } from '#contract/entities.ts';
import type { GraphSnapshot } from '#contract/graph.ts';
import type { Finding } from '../doctor/finding.ts';
import { findingsIn, isStuck } from '../doctor/findingsIn.ts';
import type { Reason } from '../ports/reason.ts';
import type { RosPort } from '../ports/rosPort.ts';
import { reasonOf } from '../reasonOf.ts';
import { timings } from '../timings.ts';

export interface DoctorInput {
  ros: RosPort;
}

export type DoctorEvent =
  /** Somebody wants to know why nothing moves. */
  | { type: 'examination.requested' }
  | { type: 'findings.dismissed' }
  /** Nobody wants to see the nodes and topics any longer. */
  | { type: 'graph.dismissed' }
  /** These are the processes now. */
  | { type: 'processes.changed'; entries: readonly ProcessEntry[] };

interface DoctorContext extends DoctorInput {
  /** What was found last. */
  findings: readonly Finding[];
  /** What was looked at last, to be drawn; null while nobody wants to see it. */
  graph: GraphSnapshot | null;
  /** Whether a program was started after that, or nobody could look again. */
  isOutdated: boolean;
  /** Why nobody could look; null when somebody could. */
  error: Reason | null;
  /** The programs that were there when the newest of them was attended to. */
  attended: readonly string[];
}

export const doctorMachine = setup({
  types: { input: {} as DoctorInput, context: {} as DoctorContext, events: {} as DoctorEvent },
  actors: { examine: fromPromise<GraphSnapshot, DoctorInput>(async ({ input }) => input.ros.graph()) },
  guards: {
    isStuck: (_, graph: GraphSnapshot) => isStuck(graph),
    isAnother: ({ context }, entries: readonly ProcessEntry[]) => {
      const newest = runningProgram(entries);
      return newest !== undefined && !context.attended.includes(newest.process_id);
    },
    isNone: (_, entries: readonly ProcessEntry[]) => runningProgram(entries) === undefined,
  },
  actions: {
    dismissGraph: assign({ graph: null }),
    fail: assign((_, error: Reason) => ({ error, isOutdated: true })),
    attend: assign((_, entries: readonly ProcessEntry[]) => ({
      attended: entries.filter(isProgram).map(({ process_id }) => process_id),
      isOutdated: true,
    })),
    renew: assign({ isOutdated: false }),
    keep: assign((_, graph: GraphSnapshot) => ({ findings: findingsIn(graph), graph, error: null })),
    redraw: assign(({ context }, graph: GraphSnapshot) => (context.graph === null ? {} : { graph, isOutdated: false })),
  },
  delays: { doctorDelay: timings.doctorDelay },
}).createMachine({
  id: 'doctor',
  description: 'Looks for what keeps the robot from moving.',
  context: ({ input }) => ({ ...input, findings: [], graph: null, isOutdated: false, error: null, attended: [] }),
  initial: 'resting',
  on: {
    'processes.changed': {
      guard: { type: 'isAnother', params: ({ event }) => event.entries },
      target: '.attending',
      actions: { type: 'attend', params: ({ event }) => event.entries },
    },
    'examination.requested': { target: '.examining', actions: 'renew' },
    'graph.dismissed': { actions: 'dismissGraph' },
  },
  states: {
    resting: { description: 'Nobody asks, and nothing that was just started is attended to.' },
    attending: {
      description: 'A program has just begun: it may move the robot in a moment.',
      on: {
        'processes.changed': { guard: { type: 'isNone', params: ({ event }) => event.entries }, target: 'resting' },
      },
      after: { doctorDelay: { target: 'looking' } },
    },
    looking: {
      description: 'Nobody has asked, so only what is clearly wrong will be told.',
      invoke: {
        id: 'examine',
        src: 'examine',
        input: ({ context }) => ({ ros: context.ros }),
        onDone: [
          {
            guard: { type: 'isStuck', params: ({ event }) => event.output },
            target: 'told',
            actions: ['renew', { type: 'keep', params: ({ event }) => event.output }],
          },
          { target: 'resting', actions: { type: 'redraw', params: ({ event }) => event.output } },
        ],
        onError: { target: 'resting' },
      },
    },
    examining: {
      description: 'Somebody has asked, and the robot and its graph are looked at.',
      tags: 'busy',
      invoke: {
        id: 'examine',
        src: 'examine',
        input: ({ context }) => ({ ros: context.ros }),
        onDone: { target: 'told', actions: { type: 'keep', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => reasonOf(event.error) } },
      },
      on: {
        'processes.changed': {
          description: 'What is found may be from before that program.',
          guard: { type: 'isAnother', params: ({ event }) => event.entries },
          actions: { type: 'attend', params: ({ event }) => event.entries },
        },
        'examination.requested': {},
        'graph.dismissed': {},
      },
    },
    told: {
      description: 'What was found is to be read.',
      on: { 'findings.dismissed': { target: 'resting' } },
    },
    failed: {
      description: 'Nobody could look; the learner may ask again.',
      on: { 'findings.dismissed': { target: 'resting' } },
    },
  },
});

export type DoctorActor = ActorRefFrom<typeof doctorMachine>;
type DoctorSnapshot = SnapshotFrom<typeof doctorMachine>;

export const selectIsExamining = (doctor: DoctorSnapshot): boolean => doctor.hasTag('busy');
/** What was found; null while there is nothing to be read. */
export const selectFindings = (doctor: DoctorSnapshot): readonly Finding[] | null =>
  doctor.matches('told') ? doctor.context.findings : null;
/** What was looked at last; null while nobody has looked, or nobody wants to see it. */
export const selectGraph = (doctor: DoctorSnapshot): GraphSnapshot | null => doctor.context.graph;
/** Whether that is from before a program was started, or nobody could look again. */
export const selectIsOutdated = (doctor: DoctorSnapshot): boolean => doctor.context.isOutdated;
/** Why nobody could look; null when nobody tried, or somebody could. */
export const selectWhyNot = (doctor: DoctorSnapshot): Reason | null =>
  doctor.matches('failed') ? doctor.context.error : null;

/** What only looks at the graph moves no robot, nor does a build. */
const isProgram = (entry: ProcessEntry): boolean => entry.build === null && isNode(entry);

/** The newest that runs; the list begins with the newest. */
const runningProgram = (entries: readonly ProcessEntry[]): ProcessEntry | undefined =>
  entries.find((entry) => entry.status === 'running' && isProgram(entry));
