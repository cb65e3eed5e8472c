/** What views see of a log that is replayed. */
import type { SnapshotFrom } from 'xstate';
import type { LogViewer, SeenStep } from './LogViewer.ts';
import type { LoadedLog } from './loadedLog.ts';
import type { RobotMoment } from './SeenRobot.ts';
import type { ReplayError, TestAnswer } from './replayContext.ts';
import type { replayMachine } from './replayMachine.ts';

type ReplaySnapshot = SnapshotFrom<typeof replayMachine>;

export const selectLoaded = (replay: ReplaySnapshot): LoadedLog | null => replay.context.loaded;
export const selectError = (replay: ReplaySnapshot): ReplayError | null => replay.context.error;
export const selectIsReading = (replay: ReplaySnapshot): boolean =>
  replay.matches('opening') || replay.matches('reading');
export const selectPosition = (replay: ReplaySnapshot): number => replay.context.position;
export const selectChosenActor = (replay: ReplaySnapshot): string => replay.context.actor;
export const selectQuery = (replay: ReplaySnapshot): string => replay.context.query;
/** Whose machine is drawn; empty for whoever is told at each step. */
export const selectDrawn = (replay: ReplaySnapshot): string => replay.context.drawn;
/** The numbers of the steps that are listed. */
export const selectShown = (replay: ReplaySnapshot): readonly number[] => replay.context.shown;
export const selectIsPlaying = (replay: ReplaySnapshot): boolean => replay.matches({ loaded: 'playing' });
/** The product as it was; the same actor at every step. */
export const selectApp = (replay: ReplaySnapshot): LogViewer['actor'] | undefined =>
  replay.context.loaded?.viewer.actor;
/** How often it went back: the site has to be drawn anew then. */
export const selectReturns = (replay: ReplaySnapshot): number => replay.context.loaded?.viewer.returns ?? 0;
/** What happened in the step that is looked at. */
export const selectSeen = (replay: ReplaySnapshot): SeenStep | undefined => replay.context.loaded?.viewer.seen;
export const selectIsWriting = (replay: ReplaySnapshot): boolean => replay.matches({ loaded: 'writing' });
/** The test of the step that is looked at, once somebody asked for it. */
export const selectTest = (replay: ReplaySnapshot): TestAnswer | null => replay.context.test;
/** How the robot was seen at the step that is looked at; what is missing of it is said by `SeenParts`. */
export const selectRobotMoment = ({ context: { loaded, position } }: ReplaySnapshot): RobotMoment =>
  loaded?.world.robotAt(position) ?? 'before';
