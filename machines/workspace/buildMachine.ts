/**
 * The build of the text in the editor. Typing makes its outcome unknown again.
 *
 *   unknown → (confirming) → building → success | failure | unknown
 */
import { type ActorRefFrom, type SnapshotFrom, assign, fromPromise, sendTo, setup } from 'xstate';
import type { BuildProblem } from '#contract/entities.ts';
import { erases, shrinks } from '#contract/contentSafety.ts';
import type { Owner } from '../owner.ts';
import type { BuildAnswer, BuildPort, BuildRequest } from '../ports/buildPort.ts';
import { reasonOf } from '../reasonOf.ts';
import { outcomeReport, problemsOf, refusalOf } from './buildAnswers.ts';
import type { BuildReport } from './buildReport.ts';
import { type Doubt, confirmedBase } from './doubt.ts';
import type { Draft } from './draft.ts';

export interface BuildInput {
  builds: BuildPort;
  owner: Owner<BuildReport>;
}

export type BuildEvent =
  | { type: 'draft.given'; draft: Draft; packages: readonly string[] }
  | { type: 'code.changed' }
  /** The learner wants to run what was built. */
  | { type: 'run.requested' }
  | { type: 'overwrite.confirmed' }
  | { type: 'overwrite.declined' };

interface BuildContext extends BuildInput {
  draft: Draft | null;
  packages: readonly string[];
  /** The last doubt about this draft; null when there was none. */
  doubt: Doubt | null;
  problems: readonly BuildProblem[];
  /** Something was typed since the text was taken: the outcome is not about what the editor shows. */
  isOutdated: boolean;
}

export const buildMachine = setup({
  types: { input: {} as BuildInput, context: {} as BuildContext, events: {} as BuildEvent },
  actors: {
    build: fromPromise<BuildAnswer, { builds: BuildPort; request: BuildRequest }>(async ({ input }) =>
      input.builds.build(input.request),
    ),
  },
  guards: {
    erases: (_, draft: Draft) => erases(draft.code, draft.saved),
    shrinks: (_, draft: Draft) => shrinks(draft.code, draft.saved),
    isRefused: (_, answer: BuildAnswer) => answer.outcome === 'refused',
    isSuccess: ({ context }, answer: BuildAnswer) => answer.outcome === 'succeeded' && !context.isOutdated,
    isOutdated: ({ context }) => context.isOutdated,
  },
  actions: {
    report: sendTo(
      ({ context }) => context.owner,
      (_, report: BuildReport) => report,
    ),
    take: assign((_, { draft, packages }: { draft: Draft; packages: readonly string[] }) => ({
      draft,
      packages,
      doubt: null,
      problems: [],
      isOutdated: false,
    })),
    doubt: assign((_, doubt: Doubt) => ({ doubt })),
    age: assign({ isOutdated: true }),
    keepProblems: assign((_, problems: readonly BuildProblem[]) => ({ problems })),
    forgetProblems: assign({ problems: [] }),
  },
}).createMachine({
  id: 'build',
  description: 'The build of the text in the editor. Typing makes its outcome unknown again.',
  context: ({ input }) => ({ ...input, draft: null, packages: [], doubt: null, problems: [], isOutdated: false }),
  initial: 'resting',
  states: {
    resting: {
      description: 'No build is under way.',
      on: {
        'draft.given': [
          {
            guard: { type: 'erases', params: ({ event }) => event.draft },
            target: '.unknown',
            actions: ['forgetProblems', { type: 'report', params: { type: 'build.emptyRefused' } }],
          },
          {
            guard: { type: 'shrinks', params: ({ event }) => event.draft },
            target: 'confirming',
            actions: [
              { type: 'take', params: ({ event }) => event },
              { type: 'doubt', params: { kind: 'shrinks' } },
            ],
          },
          { target: 'building', actions: { type: 'take', params: ({ event }) => event } },
        ],
        'code.changed': { target: '.unknown', actions: 'forgetProblems' },
      },
      initial: 'unknown',
      states: {
        unknown: { description: 'What is in the editor has not been built.' },
        success: {
          description: 'What is in the editor was built: it may be run and submitted.',
          tags: 'runnable',
          on: { 'run.requested': { actions: { type: 'report', params: { type: 'build.released' } } } },
        },
        failure: { description: 'What is in the editor could not be built.' },
      },
    },
    confirming: {
      description: 'Much would be lost: the learner decides.',
      tags: 'confirming',
      on: {
        'code.changed': { actions: 'age' },
        'overwrite.confirmed': { target: 'building' },
        'overwrite.declined': {
          target: 'resting',
          actions: { type: 'report', params: { type: 'build.cancelled' } },
        },
      },
    },
    building: {
      description: 'The server stores the draft and builds its packages.',
      tags: 'busy',
      on: { 'code.changed': { actions: 'age' } },
      invoke: {
        id: 'build',
        src: 'build',
        input: ({ context }) => ({ builds: context.builds, request: requestFrom(context) }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'confirming',
            actions: [
              { type: 'doubt', params: ({ event }) => refusalOf(event.output) },
              {
                type: 'report',
                params: ({ event }) => ({ type: 'build.refused', suggestion: refusalOf(event.output).suggestion }),
              },
            ],
          },
          {
            guard: { type: 'isSuccess', params: ({ event }) => event.output },
            target: 'resting.success',
            actions: { type: 'report', params: ({ context, event }) => outcomeReport(event.output, context.draft) },
          },
          {
            guard: 'isOutdated',
            target: 'resting.unknown',
            actions: { type: 'report', params: ({ context, event }) => outcomeReport(event.output, context.draft) },
          },
          {
            target: 'resting.failure',
            actions: [
              { type: 'keepProblems', params: ({ event }) => problemsOf(event.output) },
              { type: 'report', params: ({ context, event }) => outcomeReport(event.output, context.draft) },
            ],
          },
        ],
        onError: [
          {
            guard: 'isOutdated',
            target: 'resting.unknown',
            actions: {
              type: 'report',
              params: ({ event }) => ({ type: 'build.broken', detail: reasonOf(event.error) }),
            },
          },
          {
            target: 'resting.failure',
            actions: {
              type: 'report',
              params: ({ event }) => ({ type: 'build.broken', detail: reasonOf(event.error) }),
            },
          },
        ],
      },
    },
  },
});

export type BuildActor = ActorRefFrom<typeof buildMachine>;
type BuildSnapshot = SnapshotFrom<typeof buildMachine>;
export type BuildStatus = 'unknown' | 'building' | 'success' | 'failure';

export const selectProblems = (build: BuildSnapshot): readonly BuildProblem[] => build.context.problems;
export const selectIsRunnable = (build: BuildSnapshot): boolean => build.hasTag('runnable');
export const selectIsBuilding = (build: BuildSnapshot): boolean => build.hasTag('busy');

/** What the learner is asked to decide; null when nothing. */
export const selectDoubt = (build: BuildSnapshot): Doubt | null =>
  build.hasTag('confirming') ? build.context.doubt : null;

export function selectStatus(build: BuildSnapshot): BuildStatus {
  if (build.hasTag('busy')) return 'building';
  if (build.matches({ resting: 'success' })) return 'success';
  return build.matches({ resting: 'failure' }) ? 'failure' : 'unknown';
}

function requestFrom({ draft, packages, doubt }: BuildContext): BuildRequest {
  if (draft === null) throw new Error('A build needs a draft');
  const { path, code, base } = draft;
  const force = confirmedBase(doubt, base);
  return { path, code, base, packages, cleanFirst: false, ...(force && { force }) };
}
