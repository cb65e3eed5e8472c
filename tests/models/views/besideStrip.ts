import { paletteMachine } from '#machines/widgets/paletteMachine.ts';
import { announcerMachine } from '#machines/workspace/announcerMachine.ts';
import { fileMachine } from '#machines/workspace/fileMachine.ts';
import { doctorMachine } from '#machines/workspace/doctorMachine.ts';
import { driveMachine } from '#machines/workspace/driveMachine.ts';
import { languageServerMachine } from '#machines/workspace/languageServerMachine.ts';
import { launchMachine } from '#machines/workspace/launchMachine.ts';
import { outputViewMachine } from '#machines/workspace/outputViewMachine.ts';
import { processListMachine } from '#machines/workspace/processListMachine.ts';
import { recoveryMachine } from '#machines/workspace/recoveryMachine.ts';
import { robotDisplayMachine } from '#machines/workspace/robotDisplayMachine.ts';
import { rosMachine } from '#machines/workspace/rosMachine.ts';
import { noRuns } from '#machines/workspace/keptRunsEvents.ts';
import { keptRunsMachine } from '#machines/workspace/keptRunsMachine.ts';
import { nothingShared } from '#machines/workspace/shareEvents.ts';
import { shareMachine } from '#machines/workspace/shareMachine.ts';
import { runtimeMachine } from '#machines/workspace/runtimeMachine.ts';
import { scrubberMachine } from '#machines/workspace/scrubberMachine.ts';
import { submissionMachine } from '#machines/workspace/submissionMachine.ts';
import { versionListMachine } from '#machines/workspace/versionListMachine.ts';
import { topicPlotMachine } from '#machines/workspace/topicPlotMachine.ts';
import { topicWatchMachine } from '#machines/workspace/topicWatchMachine.ts';
import { welcomeMachine } from '#machines/workspace/welcomeMachine.ts';
import { workspaceMachine } from '#machines/workspace/workspaceMachine.ts';
import { obstacleProblem } from '../../fakes/fakeChallenges.ts';
import { fakeOutput } from '../../fakes/fakeOutput.ts';
import { fakePast } from '../../fakes/fakePast.ts';
import { fakeRos } from '../../fakes/fakeRos.ts';
import { frozenActor } from '../engine/frozen.ts';

/** A text that can be saved and built. */
export const readyFile = frozenActor(fileMachine, {
  value: { open: { work: 'ready', text: 'saved' } },
  context: { path: '/ws/src/a.py', code: '', saved: '', savedAt: null, revision: 1 },
});

/** What the title of the top bar is read from. */
export const openWorkspace = frozenActor(workspaceMachine, {
  value: { problem: { open: 'opened' }, text: 'synchronised' },
  context: { problem: null, notes: [] },
});

/** The same, of a challenge. */
export const openChallenge = frozenActor(workspaceMachine, {
  value: { problem: { open: 'opened' }, text: 'synchronised' },
  context: { problem: obstacleProblem, notes: [] },
});

/** Nothing is handed in. */
export const idleSubmission = frozenActor(submissionMachine, {
  value: 'idle',
  context: { challengeId: null, handedInAt: null, judging: null, fault: null },
});

/** Nothing is offered. */
export const stillRecovery = frozenActor(recoveryMachine, { value: 'closed', context: { found: null } });

/** Nobody looks at the versions. */
export const stillVersionList = frozenActor(versionListMachine, {
  value: 'closed',
  context: { versions: [], fault: null },
});

/** Nothing was started. */
export const stillLaunch = frozenActor(launchMachine, {
  value: { control: 'stopped', connection: 'open' },
  context: { path: '/ws/src/a.py', outcome: null },
});

/** Nothing is plotted. */
export const stillTopicPlot = frozenActor(topicPlotMachine, { value: 'empty', context: { fields: [] } });

/** No topic is open. */
export const stillTopicWatch = frozenActor(topicWatchMachine, { value: { closed: 'connected' } });

/** There is nothing to say. */
export const stillAnnouncer = frozenActor(announcerMachine, { value: 'silent', context: { announcements: [] } });

/** The robot is shown on a map. */
export const stillDisplay = frozenActor(robotDisplayMachine, {
  value: 'map',
  context: { drawing: 'map', camera: 'follow', hiddenLayers: [], place: null },
});

/** Nobody drives by hand. */
export const stillDrive = frozenActor(driveMachine, { value: 'parked', context: { held: [], refusal: null } });

/** Nothing was seen of the robot. */
export const stillScrubber = frozenActor(scrubberMachine, {
  value: 'empty',
  context: { past: fakePast(), at: 0, isOther: false, isOfBoth: false, compared: [] },
});

/** Nobody looks at kept runs. */
export const stillKeptRuns = frozenActor(keptRunsMachine, { value: 'closed', context: { ...noRuns } });

/** Nothing is to be shared. */
export const stillShare = frozenActor(shareMachine, { value: 'closed', context: { ...nothingShared } });

/** Every line of the output is shown. */
export const stillOutputView = frozenActor(outputViewMachine, {
  value: { lines: { wrapped: 'chosen' }, finder: 'closed' },
  context: { query: '', match: null, hiddenLabels: [], processId: null },
});

/** Nobody has typed yet. */
export const stillLanguageServer = frozenActor(languageServerMachine, { value: { connected: 'off' } });

/** Nobody asks it anything. */
export const stillDoctor = frozenActor(doctorMachine, {
  value: 'resting',
  context: { graph: null, isOutdated: false },
});

/** It is closed. */
export const stillPalette = frozenActor(paletteMachine, { value: 'closed' });

/** Everything was seen. */
export const stillWelcome = frozenActor(welcomeMachine, { value: { free: 'resting' } });

/** It is asked for nothing. */
export const stillRos = frozenActor(rosMachine, { value: 'loaded', context: { commands: [], ros: fakeRos() } });

/** Nothing was started, and nothing is printed. */
export const stillProcessList = frozenActor(processListMachine, {
  value: 'loaded',
  context: { actors: [], entries: [], subscribed: [], output: fakeOutput() },
});

/** The server is not heard. */
export const stillRuntime = frozenActor(runtimeMachine, { value: { disconnected: 'lost' } });

/** What the instruments read beside the file, the build and the run. */
export const besideStrip = {
  languageServer: stillLanguageServer,
  runtime: stillRuntime,
  processList: stillProcessList,
};
