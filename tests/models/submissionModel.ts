import { submissionMachine } from '#machines/workspace/submissionMachine.ts';
import { collided, judgedAs, passed } from '../fakes/fakeVerdicts.ts';
import { askingPorts } from './askingPorts.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, goesUnanswered, passes } from './engine/systemEvents.ts';

export const submissionModel = modelOf({
  machine: submissionMachine,
  input: (world) => {
    const { challenges, verdicts } = askingPorts(world);
    return { challenges, verdicts, userId: 'u1', owner: world.owner };
  },
  events: [
    { type: 'challenge.opened', challengeId: 1 },
    { type: 'challenge.opened', challengeId: null },
    { type: 'submit.requested', solution: { challengeId: 1, code: 'print(1)' } },
    { type: 'verdict.requested' },
    { type: 'verdict.dismissed' },
    { type: 'runtime.connected' },
    answers('storeSolution', 1),
    breaks('storeSolution'),
    goesUnanswered('storeSolution'),
    answers('recallSubmission', { submissionId: 7, at: '2026-01-01T00:00:00Z' }),
    answers('recallSubmission', null),
    breaks('recallSubmission'),
    answers('askVerdict', { state: 'queued', place: 2 }),
    answers('askVerdict', { state: 'running', progress: { start: 2, of: 4, seconds: 12 } }),
    answers('askVerdict', judgedAs(passed, 33.2)),
    answers('askVerdict', judgedAs(collided)),
    answers('askVerdict', { state: 'judged', outcome: 'unjudged', verdict: null, best_seconds: null }),
    answers('askVerdict', { state: 'failed' }),
    breaks('askVerdict'),
    passes('verdictDelay', 'submission.waiting'),
  ],
  known: ({ challengeId, handedInAt, judging, fault }) => ({
    hasChallenge: challengeId !== null,
    isRecalled: handedInAt !== null,
    state: judging?.state ?? null,
    outcome: judging?.state === 'judged' ? judging.outcome : null,
    isBroken: fault !== null,
  }),
});
