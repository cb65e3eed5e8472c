import { limits } from '#contract/limits.ts';
import { shareMachine } from '#machines/workspace/shareMachine.ts';
import { askingPorts } from './askingPorts.ts';
import { around, ofLength, withBlanks } from './boundaries.ts';
import { modelOf } from './engine/Model.ts';
import { answers, breaks, goesUnanswered } from './engine/systemEvents.ts';

const run = { id: 'k2', name: 'Maze', world: 2, keptAt: Date.parse('2026-01-01T00:00:00.000Z'), seconds: 600 };

const longest = around(limits.sharedTitleLength);

export const shareModel = modelOf({
  machine: shareMachine,
  input: (world) => {
    const { board, keptRuns } = askingPorts(world);
    return { board, keptRuns, userId: 'u1' };
  },
  events: [
    { type: 'share.requested', run },
    { type: 'judgedRun.offered', submissionId: 7, title: 'Maze' },
    { type: 'share.closed' },
    { type: 'title.typed', title: '' },
    { type: 'title.typed', title: withBlanks(ofLength(longest.at)) },
    { type: 'title.typed', title: ofLength(longest.over) },
    { type: 'name.toggled', isNamed: true },
    { type: 'name.toggled', isNamed: false },
    { type: 'form.submitted' },
    answers('readDrive', { outcome: 'read', drive: { every: 200, poses: '0 0 0 10 0 0' } }),
    answers('readDrive', { outcome: 'failed', fault: 'damaged' }),
    breaks('readDrive'),
    answers('shareRun', { outcome: 'done' }),
    answers('shareRun', { outcome: 'refused', detail: 'not now' }),
    breaks('shareRun'),
    goesUnanswered('shareRun'),
  ],
  known: ({ submissionId, title, isNamed, fault }) => ({
    isJudged: submissionId !== null,
    title: title.trim().length,
    isNamed,
    fault: fault === null ? null : fault.kind,
  }),
  // What is chosen already is not chosen again.
  isPossible: ({ context }, event) => event.type !== 'name.toggled' || context['isNamed'] !== event['isNamed'],
});
