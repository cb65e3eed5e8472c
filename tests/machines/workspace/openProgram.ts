import { SimulatedClock, createActor, waitFor } from 'xstate';
import { selectIsBuilding } from '#machines/workspace/buildSelectors.ts';
import { selectIsReady } from '#machines/workspace/fileSelectors.ts';
import type { ProgramReport } from '#machines/workspace/programEvents.ts';
import { programMachine } from '#machines/workspace/programMachine.ts';
import { selectBuild, selectFile } from '#machines/workspace/programSelectors.ts';
import { fakeBuilds } from '../../fakes/fakeBuilds.ts';
import { fakeChallenges } from '../../fakes/fakeChallenges.ts';
import { fakeDrafts } from '../../fakes/fakeDrafts.ts';
import { fakeFiles } from '../../fakes/fakeFiles.ts';
import { fakeOwner } from '../../fakes/fakeOwner.ts';
import { fakeRunClock } from '../../fakes/fakeRunClock.ts';
import { fakeVerdicts } from '../../fakes/fakeVerdicts.ts';

export const path = '/ws/src/gazebo_test_pkg/scripts/a.py';
export const other = '/ws/src/gazebo_test_pkg/scripts/b.py';

/** A program whose file has been opened. */
export async function openProgram(disk: Record<string, string> = { [path]: 'one', [other]: 'two' }) {
  const files = fakeFiles(disk);
  const drafts = fakeDrafts();
  const builds = fakeBuilds(files);
  const owner = fakeOwner<ProgramReport>();
  const [challenges, runClock, verdicts] = [fakeChallenges(), fakeRunClock(), fakeVerdicts()];
  const input = { files, drafts, builds, challenges, runClock, verdicts, userId: 'u1', owner: owner.actor };
  const clock = new SimulatedClock();
  const program = createActor(programMachine, { clock, input }).start();
  const file = selectFile(program.getSnapshot())!;
  const build = selectBuild(program.getSnapshot())!;
  const stage = () => program.getSnapshot().value;
  const open = async (to: string) => {
    program.send({ type: 'problem.opened', path: to, packages: ['other_pkg'], challengeId: null });
    await waitFor(file, selectIsReady);
  };
  const built = () => waitFor(build, (snapshot) => !selectIsBuilding(snapshot));
  const kept = () =>
    waitFor(program.getSnapshot().children.draft!, (snapshot) => snapshot.matches({ open: 'resting' }));
  await open(path);
  return {
    program,
    clock,
    kept,
    files,
    drafts,
    builds,
    challenges,
    verdicts,
    reports: owner.reports,
    file,
    build,
    stage,
    open,
    built,
  };
}

/** Types one letter behind the text, and lets the time pass after which it is kept. */
export async function typeOn({ clock, file, kept }: Awaited<ReturnType<typeof openProgram>>): Promise<void> {
  file.send({ type: 'code.edited', changes: [{ from: 3, to: 3, insert: '!' }], length: 4 });
  clock.increment(500);
  await kept();
}
