import PanelLeftCloseIcon from '~icons/lucide/panel-left-close';
import PanelLeftOpenIcon from '~icons/lucide/panel-left-open';
import PanelRightCloseIcon from '~icons/lucide/panel-right-close';
import PanelRightOpenIcon from '~icons/lucide/panel-right-open';
import { useSelector } from '@xstate/react';
import { useCallback, useRef } from 'react';
import { commands } from '#machines/widgets/commands.ts';
import { type PanelName, type Side, panelsIn } from '#machines/widgets/panels.ts';
import {
  selectIsLeftOpen,
  selectIsRightOpen,
  selectLeftPanel,
  selectRightPanel,
  selectSection,
  selectSide,
} from '#machines/widgets/panelsMachine.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { handFocusOn } from '../ui/handFocusOn.ts';
import { Tab, TabGroup, TabPanel, Tabs } from '../ui/Tabs.tsx';
import { useLater } from '../useLater.ts';
import { useTexts } from '../useTexts.ts';
import { Pane, paneId } from './Pane.tsx';
import { PanelRail } from './PanelRail.tsx';
import type { WorkspaceActors } from './WorkspaceActors.ts';
import { panelViews } from './panelViews.tsx';
import { sectionClass, splitterClass } from './sectionClass.ts';

const looks = {
  left: {
    open: PanelLeftOpenIcon,
    close: PanelLeftCloseIcon,
    railClass: 'border-r border-line',
    keys: commands.toggleLeft.keys,
  },
  right: {
    open: PanelRightOpenIcon,
    close: PanelRightCloseIcon,
    railClass: 'border-l border-line',
    keys: commands.toggleRight.keys,
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

/** A side of the editor: its panels as tabs, or the rail that is left of it when it is collapsed or the window has room for the other side only. */
export function SidePanel({ side, actors }: SidePanelProps) {
  const { panelTitles, sideNames, workspaceTexts } = useTexts();
  const { panels } = actors;
  const isOpen = useSelector(panels, selectors[side].isOpen);
  const shown = useSelector(panels, selectors[side].panel);
  const isChosen = useSelector(panels, selectSection) === side;
  const isPreferred = useSelector(panels, selectSide) === side;
  // What is asked for is read first, and a side that is opened at once.
  const isDrawn = useLater() || side === 'left' || isPreferred;
  const aside = useRef<HTMLElement>(null);
  const collapse = useRef<HTMLButtonElement>(null);
  const rail = useCallback((button: HTMLButtonElement | null) => {
    // It has come in place of a panel that is hidden, and no longer has use for the focus.
    if (aside.current?.contains(aside.current.ownerDocument.activeElement) === true) button?.focus();
    return handFocusOn(() => collapse.current)(button);
  }, []);
  const names = panelsIn(side);
  const [first] = names;
  if (first === undefined || shown === undefined) return null;
  const toggle = () => panels.send({ type: `${side}.toggled` });
  return (
    <>
      <Pane section={side} panels={panels} splitterClass={splitterClass(isOpen, isPreferred)}>
        <aside
          ref={aside}
          id={paneId(side)}
          aria-label={sideNames[side]}
          className={`bg-surface md:min-w-48 md:grow-0 md:basis-[var(--pane-size)] ${sectionClass(isChosen, isOpen, isPreferred)}`}
        >
          {isDrawn ? (
            <TabGroup ids={names} selected={shown} onSelect={(panel) => panels.send({ type: 'panel.selected', panel })}>
              <div
                className={`flex shrink-0 items-center border-b border-line pl-1 pr-1.5 ${shown === 'robot' ? 'max-md:hidden' : ''}`}
              >
                <Tabs label={sideNames[side]}>
                  {names.map((name) => (
                    <Tab key={name} className={name === 'robot' ? 'max-md:hidden' : ''}>
                      <Title panel={name} actors={actors} />
                    </Tab>
                  ))}
                </Tabs>
                <IconButton
                  label={workspaceTexts.collapse}
                  icon={looks[side].close}
                  shortcut={looks[side].keys}
                  isExpanded
                  className="ml-auto hidden! md:grid!"
                  ref={collapse}
                  onPress={toggle}
                />
              </div>
              {names.map((name) => (
                <TabPanel
                  key={name}
                  isKept={panelViews[name].isPrinted === true}
                  className="flex min-h-0 flex-1 flex-col overflow-y-auto [container-type:size]"
                >
                  <Content panel={name} actors={actors} />
                </TabPanel>
              ))}
            </TabGroup>
          ) : null}
        </aside>
      </Pane>
      {isOpen && isPreferred ? null : (
        <PanelRail
          name={panelTitles[first]}
          icon={looks[side].open}
          // They would collapse the side that stands behind the other one.
          shortcut={isOpen ? undefined : looks[side].keys}
          className={`${looks[side].railClass} ${isOpen ? 'lg:hidden' : ''}`}
          ref={rail}
          onOpen={isOpen ? () => panels.send({ type: 'side.selected', side }) : toggle}
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
