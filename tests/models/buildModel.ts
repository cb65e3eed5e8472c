import { SHRINK_FLOOR } from '#contract/contentSafety.ts';
import { buildMachine } from '#machines/workspace/buildMachine.ts';
import type { Draft } from '#machines/workspace/draft.ts';
import { askingPorts } from './askingPorts.ts';
import { around, ofLength, withBlanks } from './boundaries.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, passes } from './engine/systemEvents.ts';
import { tenfold, texts } from './texts.ts';

const path = '/ws/src/a.py';
const given = (draft: Partial<Draft>) => ({
  type: 'draft.given' as const,
  draft: { path, code: texts.short, saved: texts.short, base: 'v1', ...draft },
  packages: ['gazebo_test_pkg'],
});
const draft = given({}).draft;
const problems = [{ file: path, line: 3, message: 'invalid syntax' }];
const succeeded = { outcome: 'succeeded', processId: 'b1', version: 'v2', savedAt: 2, size: 15 } as const;
const unanswered = { outcome: 'unanswered', processId: 'b1', message: 'Network Error' };
const failed = {
  outcome: 'failed',
  processId: 'b1',
  version: 'v3',
  savedAt: 3,
  detail: 'invalid syntax',
  problems,
} as const;

export const buildModel = modelOf({
  machine: buildMachine,
  input: (world) => {
    const { builds, files } = askingPorts(world);
    return { builds, files, owner: world.owner };
  },
  events: [
    given({}),
    given({ code: texts.empty }),
    given({ code: withBlanks(texts.empty) }),
    given({ code: texts.short, saved: texts.long, base: null }),
    given({ code: texts.short, saved: ofLength(tenfold.at) }),
    given({ code: ofLength(1), saved: ofLength(around(SHRINK_FLOOR).at) }),
    given({ code: ofLength(1), saved: ofLength(around(SHRINK_FLOOR).over) }),
    { type: 'code.changed' },
    { type: 'draft.withdrawn' },
    { type: 'outcome.found', draft, answer: succeeded },
    { type: 'outcome.found', draft, answer: failed },
    { type: 'run.requested' },
    { type: 'submit.requested' },
    { type: 'start.requested' },
    { type: 'overwrite.confirmed' },
    { type: 'overwrite.declined' },
    { type: 'reload.requested' },
    answers('build', succeeded),
    answers('build', failed),
    answers('build', { outcome: 'failed', processId: null, version: null, detail: 'no disk', problems: [] }),
    answers('build', { outcome: 'refused', reason: 'changed_on_disk', current: 'v9' }),
    answers('build', unanswered),
    breaks('build'),
    passes('recheckDelay', 'build.active.stage.interrupted'),
    answers('askOutcome', unanswered),
    answers('askOutcome', { outcome: 'running' }),
    answers('askOutcome', { outcome: 'absent' }),
    answers('askOutcome', succeeded),
    answers('askOutcome', failed),
    breaks('askOutcome'),
  ],
  known: ({ pendingConfirmation, problems: faults, found }, snapshot) => ({
    problems: faults.length,
    ...(found !== null && { found: found.answer.outcome }),
    ...(!snapshot.matches('resting') && { asked: pendingConfirmation?.kind ?? 'none' }),
  }),
});
