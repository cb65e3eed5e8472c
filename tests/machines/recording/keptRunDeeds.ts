/** A learner who keeps a run of their robot, sees it again, and deletes it. */
import { type Deed, say } from './deed.ts';

const keptRuns = 'workspace/runtime/keptRuns';

export const keptAndWatched: readonly Deed[] = [
  say(keptRuns, { type: 'list.requested' }),
  ({ clock }) => clock.increment(100),
  say(keptRuns, { type: 'name.typed', name: 'First try' }),
  say(keptRuns, { type: 'keep.requested' }),
  ({ clock }) => clock.increment(100),
  say(keptRuns, { type: 'removal.requested', id: 'run 1' }),
  say(keptRuns, { type: 'removal.confirmed' }),
  ({ clock }) => clock.increment(100),
  say(keptRuns, { type: 'name.typed', name: 'Second try' }),
  say(keptRuns, { type: 'keep.requested' }),
  ({ clock }) => clock.increment(100),
  say(keptRuns, { type: 'run.offered', run: { id: 'run 2', name: 'Second try', world: 1, keptAt: 2, seconds: 12.3 } }),
  say('workspace/runtime/share', { type: 'form.submitted' }),
  ({ clock }) => clock.increment(100),
  say('workspace/runtime/share', { type: 'share.closed' }),
  say(keptRuns, { type: 'list.requested' }),
  ({ clock }) => clock.increment(100),
  say(keptRuns, { type: 'run.chosen', id: 'run 1' }),
  ({ clock }) => clock.increment(100),
];
