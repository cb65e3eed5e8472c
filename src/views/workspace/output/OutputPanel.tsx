import PanelBottomCloseIcon from '~icons/lucide/panel-bottom-close';
import PanelBottomOpenIcon from '~icons/lucide/panel-bottom-open';
import { useSelector } from '@xstate/react';
import { commands } from '#machines/widgets/commands.ts';
import { type PanelsActor, selectIsBottomOpen, selectSection } from '#machines/widgets/panelsMachine.ts';
import type { OutputViewActor } from '#machines/workspace/outputViewMachine.ts';
import { type ProcessListActor, selectTail } from '#machines/workspace/processListMachine.ts';
import type { ScrubberActor } from '#machines/workspace/scrubberMachine.ts';
import { selectOutput } from '#machines/workspace/selectOutput.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useLater } from '../../useLater.ts';
import { useTexts } from '../../useTexts.ts';
import { Pane, paneId } from '../Pane.tsx';
import { splitterClass } from '../sectionClass.ts';
import { NothingPrinted } from './NothingPrinted.tsx';
import { OutputTools } from './OutputTools.tsx';
import { OutputWindow } from './OutputWindow.tsx';

interface OutputPanelProps {
  panels: PanelsActor;
  processList: ProcessListActor;
  outputView: OutputViewActor;
  scrubber: ScrubberActor;
}

/** What the processes print, as they print it. */
export function OutputPanel({ panels, processList, outputView, scrubber }: OutputPanelProps) {
  const { outputTexts } = useTexts();
  const isOpen = useSelector(panels, selectIsBottomOpen);
  const isChosen = useSelector(panels, selectSection) === 'bottom';
  const output = useSelector(processList, selectOutput);
  const tail = useSelector(processList, selectTail);
  const isDrawn = useLater();
  const nothing = <NothingPrinted processList={processList} />;
  return (
    <Pane section="bottom" panels={panels} splitterClass={splitterClass(isOpen)}>
      <section
        aria-label={outputTexts.title}
        id={paneId('bottom')}
        className={`min-h-0 flex-col md:flex md:grow-0 ${isChosen ? 'flex flex-1' : 'hidden'} ${isOpen ? 'md:min-h-20 md:basis-[var(--pane-size)]' : 'md:basis-9 md:shrink-0'}`}
      >
        <div className="flex h-9 shrink-0 items-center gap-1 border-b border-line bg-surface pl-4 pr-1.5">
          <h2 className="eyebrow mr-auto truncate text-muted max-md:tracking-normal">{outputTexts.title}</h2>
          {isDrawn ? <OutputTools processList={processList} outputView={outputView} /> : null}
          <IconButton
            label={isOpen ? outputTexts.hide : outputTexts.show}
            icon={isOpen ? PanelBottomCloseIcon : PanelBottomOpenIcon}
            shortcut={commands.toggleBottom.keys}
            isExpanded={isOpen}
            className="hidden! md:grid!"
            onPress={() => panels.send({ type: 'bottom.toggled' })}
          />
        </div>
        {isDrawn && tail !== undefined ? <OutputWindow {...{ output, outputView, scrubber, tail, nothing }} /> : null}
      </section>
    </Pane>
  );
}
