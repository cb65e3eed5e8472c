import type { ComponentType } from 'react';
import type { PanelName } from '#machines/widgets/panels.ts';
import { CodePanel } from './CodePanel.tsx';
import { ProblemPanel } from './ProblemPanel.tsx';
import type { WorkspaceActors } from './WorkspaceActors.ts';
import { ConsolePanel } from './console/ConsolePanel.tsx';
import { OutputPanel } from './output/OutputPanel.tsx';
import { ProcessList } from './processes/ProcessList.tsx';
import { RobotPanel } from './robot/RobotPanel.tsx';
import { RunningCount } from './processes/RunningCount.tsx';
import { CommandsPanel } from './ros/CommandsPanel.tsx';
import { TopicsPanel } from './ros/TopicsPanel.tsx';

interface PanelView {
  View: ComponentType<WorkspaceActors>;
  /** What its tab says behind its title. */
  Badge?: ComponentType<WorkspaceActors>;
  /** Paper has it whichever panel is in front. */
  isPrinted?: true;
}

/** What is drawn for each panel of the workspace. */
export const panelViews: Readonly<Record<PanelName, PanelView>> = {
  problem: { View: ProblemPanel, isPrinted: true },
  topics: { View: TopicsPanel },
  commands: { View: CommandsPanel },
  code: { View: CodePanel },
  console: { View: ConsolePanel },
  processes: { View: ProcessList, Badge: RunningCount },
  robot: { View: RobotPanel },
  output: { View: OutputPanel },
};
