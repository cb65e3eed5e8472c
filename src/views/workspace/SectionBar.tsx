import ActivityIcon from '~icons/lucide/activity';
import BotIcon from '~icons/lucide/bot';
import CodeIcon from '~icons/lucide/code';
import TargetIcon from '~icons/lucide/target';
import TerminalIcon from '~icons/lucide/terminal';
import { useSelector } from '@xstate/react';
import { type PanelName, phonePanels, sectionOf } from '#machines/widgets/panels.ts';
import {
  type PanelsActor,
  type PanelsEvent,
  selectPhonePanel,
  selectRightPanel,
  selectUnseen,
} from '#machines/widgets/panelsMachine.ts';
import type { Icon } from '../ui/Icon.ts';
import { useTexts } from '../useTexts.ts';

const icons: Readonly<Partial<Record<PanelName, Icon>>> = {
  problem: TargetIcon,
  code: CodeIcon,
  console: TerminalIcon,
  robot: BotIcon,
  output: ActivityIcon,
};

/** On a phone, what part of the workspace is on the screen: each has the name of its first panel, and a mark when something happened there since. */
export function SectionBar({ panels }: { panels: PanelsActor }) {
  const { panelTitles, workspaceTexts } = useTexts();
  const current = useSelector(panels, selectPhonePanel);
  const front = useSelector(panels, selectRightPanel);
  const unseen = useSelector(panels, selectUnseen);
  return (
    <nav
      aria-label={workspaceTexts.sections}
      className="section-bar grid shrink-0 grid-cols-5 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {phonePanels.map((panel) => (
        <button
          key={panel}
          type="button"
          aria-current={panel === current ? 'true' : undefined}
          className="moves relative flex h-14 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-xs font-medium text-muted -outline-offset-2 aria-[current=true]:border-accent aria-[current=true]:text-ink"
          onClick={() => panels.send(choiceOf(panel, front))}
        >
          <PanelIcon panel={panel} />
          <span>
            {panelTitles[panel]}
            {panel !== 'robot' && unseen.includes(sectionOf(panel)) ? <Mark /> : null}
          </span>
        </button>
      ))}
    </nav>
  );
}

function PanelIcon({ panel }: { panel: PanelName }) {
  const Sign = icons[panel];
  return Sign === undefined ? null : <Sign className="text-lg" />;
}

/** What stands before another panel of its section is brought to the front; otherwise whatever is there stays. */
function choiceOf(panel: PanelName, front: PanelName | undefined): PanelsEvent {
  const isBehindRobot = front === 'robot' && sectionOf(panel) === sectionOf('robot');
  return panel === 'robot' || isBehindRobot
    ? { type: 'panel.revealed', panel }
    : { type: 'section.selected', section: sectionOf(panel) };
}

function Mark() {
  const { workspaceTexts } = useTexts();
  return (
    <>
      <span aria-hidden="true" className="drawn absolute left-1/2 top-2 ml-2 size-2.5 rounded-full bg-accent" />
      <span className="sr-only">{workspaceTexts.unseen}</span>
    </>
  );
}
