import type { BoardPort } from '../ports/boardPort.ts';
import type { BuildPort } from '../ports/buildPort.ts';
import type { ChallengePort } from '../ports/challengePort.ts';
import type { DemoPort } from '../ports/demoPort.ts';
import type { DraftPort } from '../ports/draftPort.ts';
import type { FilePort } from '../ports/filePort.ts';
import type { KeptRunsPort } from '../ports/keptRunsPort.ts';
import type { LanguagePort } from '../ports/languagePort.ts';
import type { OutputPort } from '../ports/outputPort.ts';
import type { PastPort } from '../ports/pastPort.ts';
import type { PreferencePort } from '../ports/preferencePort.ts';
import type { ProcessPort } from '../ports/processPort.ts';
import type { RobotPort } from '../ports/robotPort.ts';
import type { RosPort } from '../ports/rosPort.ts';
import type { RunClockPort } from '../ports/runClockPort.ts';
import type { SocketPort } from '../ports/socketPort.ts';
import type { TopicPort } from '../ports/topicPort.ts';
import type { VerdictPort } from '../ports/verdictPort.ts';

/** What a workspace needs from the world outside. */
export interface WorkspacePorts {
  board: BoardPort;
  builds: BuildPort;
  challenges: ChallengePort;
  demo: DemoPort;
  drafts: DraftPort;
  files: FilePort;
  keptRuns: KeptRunsPort;
  languages: LanguagePort;
  output: OutputPort;
  past: PastPort;
  preferences: PreferencePort;
  processes: ProcessPort;
  robot: RobotPort;
  ros: RosPort;
  runClock: RunClockPort;
  sockets: SocketPort;
  topics: TopicPort;
  verdicts: VerdictPort;
}

/** What of these each part of a workspace needs. */
export const launchPorts = ({ processes }: WorkspacePorts) => ({ processes });
export const worldPorts = ({ ros }: WorkspacePorts) => ({ ros });
export const welcomePorts = ({ demo, preferences }: WorkspacePorts) => ({ demo, preferences });
export const panelsPorts = ({ preferences }: WorkspacePorts) => ({ preferences });
export const programPorts = ({ files, drafts, builds, challenges, runClock, verdicts }: WorkspacePorts) => ({
  files,
  drafts,
  builds,
  challenges,
  runClock,
  verdicts,
});
export const runtimePorts = ({
  board,
  keptRuns,
  languages,
  output,
  past,
  preferences,
  processes,
  robot,
  ros,
  sockets,
  topics,
}: WorkspacePorts) => ({
  board,
  keptRuns,
  languages,
  output,
  past,
  preferences,
  processes,
  robot,
  ros,
  sockets,
  topics,
});
