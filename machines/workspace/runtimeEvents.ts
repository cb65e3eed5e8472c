/** What is said to a runtime by its own parts, and what it says. */
import type { Owner } from '../owner.ts';
import type { ProcessEntry } from '#contract/entities.ts';
import type { BoardPort } from '../ports/boardPort.ts';
import type { KeptRunsPort } from '../ports/keptRunsPort.ts';
import type { LanguagePort } from '../ports/languagePort.ts';
import type { OutputPort } from '../ports/outputPort.ts';
import type { PastPort } from '../ports/pastPort.ts';
import type { PreferencePort } from '../ports/preferencePort.ts';
import type { ProcessPort } from '../ports/processPort.ts';
import type { RobotPort } from '../ports/robotPort.ts';
import type { RosPort } from '../ports/rosPort.ts';
import type { SocketPort } from '../ports/socketPort.ts';
import type { TopicPort } from '../ports/topicPort.ts';
import type { ConsoleLine } from './consoleLine.ts';
import type { ConsoleListReport } from './consoleListMachine.ts';
import type { DriveReport } from './driveMachine.ts';
import type { KeptRunsReport } from './keptRunsEvents.ts';
import type { LanguageServerReport } from './languageServerMachine.ts';
import type { ProcessListReport } from './processListEvents.ts';
import type { RobotViewReport } from './robotViewMachine.ts';
import type { RosReport } from './rosMachine.ts';
import type { SocketReport } from './socketMachine.ts';
import type { TopicPlotReport } from './topicPlotMachine.ts';
import type { TopicWatchReport } from './topicWatchMachine.ts';

export interface RuntimeInput {
  userId: string;
  board: BoardPort;
  keptRuns: KeptRunsPort;
  languages: LanguagePort;
  output: OutputPort;
  past: PastPort;
  preferences: PreferencePort;
  processes: ProcessPort;
  robot: RobotPort;
  ros: RosPort;
  sockets: SocketPort;
  topics: TopicPort;
  owner: Owner<RuntimeReport>;
}

export type RuntimeEvent =
  /** A program was started: what it prints is to be seen from its first line. */
  | { type: 'program.started'; entry: ProcessEntry }
  | SocketReport
  | ProcessListReport
  | ConsoleListReport
  | DriveReport
  | KeptRunsReport
  | LanguageServerReport
  | RobotViewReport
  | RosReport
  | TopicPlotReport
  | TopicWatchReport;

/** What a runtime tells its owner. */
export type RuntimeReport =
  | { type: 'runtime.noted'; lines: readonly ConsoleLine[] }
  /** A command was started; `command` is what the learner gave, with its arguments. */
  | { type: 'runtime.executed'; command: string }
  /** What runs is told over a connection, and then no longer. */
  | { type: 'runtime.connected' }
  | { type: 'runtime.disconnected' }
  /** Something that was subscribed to has printed. */
  | { type: 'runtime.printed' }
  /** Something that ran has come to its end. */
  | { type: 'runtime.ended' }
  /** These are the processes now. */
  | { type: 'runtime.changed'; entries: readonly ProcessEntry[] }
  | { type: 'runtime.loadFailed'; resource: 'processes' | 'commands' };

/** Whom a runtime starts, by id: a type, since XState wants an index. */
export type RuntimeChildren = {
  announcer: 'announcer';
  socket: 'socket';
  processList: 'processList';
  consoleList: 'consoleList';
  keptRuns: 'keptRuns';
  languageServer: 'languageServer';
  outputView: 'outputView';
  robotDisplay: 'robotDisplay';
  robotView: 'robotView';
  ros: 'ros';
  scrubber: 'scrubber';
  share: 'share';
  topicList: 'topicList';
  topicPlot: 'topicPlot';
  topicWatch: 'topicWatch';
  doctor: 'doctor';
  drive: 'drive';
};
