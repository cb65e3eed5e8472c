import { selectGraph } from '#machines/workspace/doctorMachine.ts';
import type { Camera, Layer } from '#machines/workspace/robotDisplay.ts';
import { selectDrawing } from '#machines/workspace/robotDisplayMachine.ts';
import { selectIsPaused, selectOdometry } from '#machines/workspace/robotViewSelectors.ts';
import { markBeside } from '#machines/workspace/runMoments.ts';
import { selectIsCompared, selectIsEmpty, selectMoment, selectPast } from '#machines/workspace/scrubberMachine.ts';
import { selectOutput } from '#machines/workspace/selectOutput.ts';
import type { WorkspaceActors } from '../WorkspaceActors.ts';
import { lineBeside } from '../output/outputMoments.ts';
import { type WorkspaceCommand, goesTo, inPanel, sends } from './commandKinds.ts';
import { atPlace } from './commandPlaces.ts';

/** What can be done with the robot, what is seen of it and what was. */
export const robotCommands = {
  resetRobot: sends(({ robotView }) => robotView, { type: 'reset.requested' }),
  pauseRobot: sends(
    ({ robotView }) => robotView,
    { type: 'pause.requested' },
    (actors) => !isPaused(actors),
  ),
  continueRobot: sends(({ robotView }) => robotView, { type: 'continue.requested' }, isPaused),
  driveByHand: inPanel('robot', {
    isPossible: ({ drive }) => drive.getSnapshot().can({ type: 'drive.begun' }),
    perform({ drive }) {
      drive.send({ type: 'drive.begun' });
      // Its keys are heard there.
      atPlace('driveArea', (area) => area.focus());
    },
  }),
  endDriving: sends(({ drive }) => drive, { type: 'drive.ended' }),
  inSpace: inPanel(
    'robot',
    sends(({ robotDisplay }) => robotDisplay, { type: 'scene.chosen' }),
  ),
  onMap: inPanel(
    'robot',
    sends(({ robotDisplay }) => robotDisplay, { type: 'map.chosen' }),
  ),
  whyStill: sends(({ doctor }) => doctor, { type: 'examination.requested' }),
  seeGraph: inPanel('robot', {
    isPossible: ({ doctor }) => selectGraph(doctor.getSnapshot()) !== null,
    perform: () => atPlace('graph', (graph) => graph.scrollIntoView()),
  }),
  earlierLine: goesTo((actors) => lineMoment(actors, 'before')),
  laterLine: goesTo((actors) => lineMoment(actors, 'after')),
  earlierMark: goesTo((actors) => markMoment(actors, 'before')),
  laterMark: goesTo((actors) => markMoment(actors, 'after')),
  playRun: sends(({ scrubber }) => scrubber, { type: 'play.requested' }),
  pauseRun: sends(({ scrubber }) => scrubber, { type: 'pause.requested' }),
  liveRobot: sends(({ scrubber }) => scrubber, { type: 'live.requested' }),
  keptRuns: inPanel(
    'robot',
    sends(({ keptRuns }) => keptRuns, { type: 'list.requested' }),
  ),
  endComparison: sends(
    ({ scrubber }) => scrubber,
    { type: 'comparison.ended' },
    ({ scrubber }) => selectIsCompared(scrubber.getSnapshot()),
  ),
  bag: {
    isPossible: (actors) => runOf(actors) !== null && runOf(actors)?.isComparison !== true,
    perform: ({ robotView, scrubber }) =>
      scrubber.send({ type: 'bag.requested', odometry: selectOdometry(robotView.getSnapshot()) }),
  },
} as const satisfies Record<string, WorkspaceCommand>;

/** From where the scene is seen; a map has no cameras. */
export const lookThrough = (camera: Camera): WorkspaceCommand =>
  inPanel(
    'robot',
    sends(
      ({ robotDisplay }) => robotDisplay,
      { type: 'camera.chosen', camera },
      ({ robotDisplay }) => selectDrawing(robotDisplay.getSnapshot()) === 'scene',
    ),
  );

/** Shows what was left out, or leaves it out. */
export const toggleLayer = (layer: Layer): WorkspaceCommand =>
  inPanel(
    'robot',
    sends(({ robotDisplay }) => robotDisplay, { type: 'layer.toggled', layer }),
  );

function isPaused({ robotView }: WorkspaceActors): boolean {
  return selectIsPaused(robotView.getSnapshot());
}

/** What can be looked back at; null while that is nothing. */
function runOf({ scrubber }: WorkspaceActors) {
  const now = scrubber.getSnapshot();
  return selectIsEmpty(now) ? null : selectPast(now).read();
}

/** The robot as it was when the line before or after the moment that is looked at was printed. */
function lineMoment(actors: WorkspaceActors, side: 'before' | 'after'): number | undefined {
  const run = runOf(actors);
  if (run === null || run.isJudged) return undefined;
  const output = selectOutput(actors.processList.getSnapshot()).read();
  return lineBeside(output, selectMoment(actors.scrubber.getSnapshot()) ?? run.to, run, side);
}

/** The robot as it was at the mark before or after that moment; behind what is now there is none. */
function markMoment(actors: WorkspaceActors, side: 'before' | 'after'): number | undefined {
  const run = runOf(actors);
  const now = actors.scrubber.getSnapshot();
  const chosen = selectMoment(now);
  if (run === null || (chosen === null && side === 'after')) return undefined;
  // While it plays, what is shown is further than what the machine was told last.
  const at = chosen === null ? run.to : (selectPast(now).moment() ?? chosen);
  return markBeside(run, at, side)?.at;
}
