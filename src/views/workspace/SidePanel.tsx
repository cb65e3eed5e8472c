import { useSelector } from '@xstate/react';
import { type PanelName, type Side, panelsIn } from '#machines/widgets/panels.ts';
import {
  selectIsLeftOpen,
  selectIsRightOpen,
  selectLeftPanel,
  selectRightPanel,
  selectSection,
} from '#machines/widgets/panelsMachine.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Tab, TabGroup, TabPanel, Tabs } from '../ui/Tabs.tsx';
import { useTexts } from '../useTexts.ts';
import { PanelRail } from './PanelRail.tsx';
import type { WorkspaceActors } from './WorkspaceActors.ts';
import { panelViews } from './panelViews.tsx';
import { sectionClass } from './sectionClass.ts';

const looks = {
  left: {
    open: 'i-lucide-panel-left-open',
    close: 'i-lucide-panel-left-close',
    className: 'md:w-problem md:max-w-[26vw] md:border-r',
    railClass: 'border-r border-line',
  },
  right: {
    open: 'i-lucide-panel-right-open',
    close: 'i-lucide-panel-right-close',
    className: 'md:w-tools md:max-w-[30vw] md:border-l',
    railClass: 'border-l border-line',
  },
} as const;

const selectors = {
  left: { isOpen: selectIsLeftOpen, panel: selectLeftPanel },
  right: { isOpen: selectIsRightOpen, panel: selectRightPanel },
} as const;

interface SidePanelProps {
  side: Side;
  actors: WorkspaceActors;
}

/** A side of the editor: its panels as tabs, or the rail that is left of it when it is collapsed. */
export function SidePanel({ side, actors }: SidePanelProps) {
  const { panelTitles, sideNames, workspaceTexts } = useTexts();
  const { panels } = actors;
  const isOpen = useSelector(panels, selectors[side].isOpen);
  const shown = useSelector(panels, selectors[side].panel);
  const isChosen = useSelector(panels, selectSection) === side;
  const names = panelsIn(side);
  const [first] = names;
  if (first === undefined || shown === undefined) return null;
  const toggle = () => panels.send({ type: `${side}.toggled` });
  return (
    <>
      <aside
        aria-label={sideNames[side]}
        className={`border-line bg-surface md:flex-none ${looks[side].className} ${sectionClass(isChosen, isOpen)}`}
      >
        <TabGroup ids={names} selected={shown} onSelect={(panel) => panels.send({ type: 'panel.selected', panel })}>
          <div className="flex shrink-0 items-center border-b border-line pl-1 pr-1.5">
            <Tabs label={sideNames[side]}>
              {names.map((name) => (
                <Tab key={name}>
                  <Title panel={name} actors={actors} />
                </Tab>
              ))}
            </Tabs>
            <IconButton
              label={workspaceTexts.collapse}
              icon={looks[side].close}
              isExpanded
              className="ml-auto hidden! md:grid!"
              onPress={toggle}
            />
          </div>
          {names.map((name) => (
            <TabPanel key={name} className="flex min-h-0 flex-1 flex-col overflow-y-auto">
              <Content panel={name} actors={actors} />
            </TabPanel>
          ))}
        </TabGroup>
      </aside>
      {isOpen ? null : (
        <PanelRail
          name={panelTitles[first]}
          icon={looks[side].open}
          className={looks[side].railClass}
          onOpen={toggle}
        />
      )}
    </>
  );
}

interface PartProps {
  panel: PanelName;
  actors: WorkspaceActors;
}

function Content({ panel, actors }: PartProps) {
  const { View } = panelViews[panel];
  return <View {...actors} />;
}

function Title({ panel, actors }: PartProps) {
  const { panelTitles } = useTexts();
  const { Badge } = panelViews[panel];
  return (
    <>
      {panelTitles[panel]}
      {Badge === undefined ? null : <Badge {...actors} />}
    </>
  );
}
