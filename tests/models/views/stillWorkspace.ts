import { buildMachine } from '#machines/workspace/buildMachine.ts';
import { consoleListMachine } from '#machines/workspace/consoleListMachine.ts';
import { fileMachine } from '#machines/workspace/fileMachine.ts';
import { processListMachine } from '#machines/workspace/processListMachine.ts';
import { programMachine } from '#machines/workspace/programMachine.ts';
import { robotViewMachine } from '#machines/workspace/robotViewMachine.ts';
import { runMachine } from '#machines/workspace/runMachine.ts';
import { topicListMachine } from '#machines/workspace/topicListMachine.ts';
import { workspaceMachine } from '#machines/workspace/workspaceMachine.ts';
import { fakeOutput } from '../../fakes/fakeOutput.ts';
import { fakeRobot } from '../../fakes/fakeRobot.ts';
import { frozenActor } from '../engine/frozen.ts';
import {
  idleSubmission,
  stillAnnouncer,
  stillDoctor,
  stillDisplay,
  stillDrive,
  stillKeptRuns,
  stillLanguageServer,
  stillLaunch,
  stillOutputView,
  stillPalette,
  stillRecovery,
  stillRos,
  stillRuntime,
  stillScrubber,
  stillShare,
  stillTopicPlot,
  stillTopicWatch,
  stillVersionList,
  stillWelcome,
} from './besideStrip.ts';

/** Every part of a workspace in which nothing happens, its panels aside. */
export const stillWorkspace = {
  workspace: frozenActor(workspaceMachine, {
    value: { problem: { open: 'opened' }, text: 'synchronised' },
    context: { problem: null, notes: [] },
  }),
  consoleList: frozenActor(consoleListMachine, { value: 'single', context: { tabs: [], activeId: '1' } }),
  processList: frozenActor(processListMachine, {
    value: 'loaded',
    context: { entries: [], actors: [], subscribed: [], output: fakeOutput() },
  }),
  languageServer: stillLanguageServer,
  announcer: stillAnnouncer,
  outputView: stillOutputView,
  launch: stillLaunch,
  program: frozenActor(programMachine, { value: 'editing' }),
  submission: idleSubmission,
  file: frozenActor(fileMachine, { value: 'waiting' }),
  recovery: stillRecovery,
  versionList: stillVersionList,
  build: frozenActor(buildMachine, { value: { resting: 'unknown' } }),
  run: frozenActor(runMachine, { value: 'idle' }),
  topicList: frozenActor(topicListMachine, { value: 'unlisted', context: { topics: [], error: null } }),
  runtime: stillRuntime,
  robotDisplay: stillDisplay,
  robotView: frozenActor(robotViewMachine, {
    value: { view: { hidden: 'disconnected' }, world: 'unknown' },
    context: { robot: fakeRobot(), world: null, returns: 0, refusal: null, whyUnavailable: null },
  }),
  ros: stillRos,
  scrubber: stillScrubber,
  keptRuns: stillKeptRuns,
  share: stillShare,
  topicPlot: stillTopicPlot,
  topicWatch: stillTopicWatch,
  doctor: stillDoctor,
  drive: stillDrive,
  palette: stillPalette,
  welcome: stillWelcome,
};
