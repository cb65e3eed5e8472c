import { useSelector } from '@xstate/react';
import { type PanelsActor, selectIsBottomOpen, selectSection } from '#machines/widgets/panelsMachine.ts';
import { type ProcessListActor, selectSubscribedCount, selectTail } from '#machines/workspace/processListMachine.ts';
import { selectOutput } from '#machines/workspace/selectOutput.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useTexts } from '../../useTexts.ts';
import { Pane, paneId } from '../Pane.tsx';
import { splitterClass } from '../sectionClass.ts';
import { downloadText } from './downloadText.ts';
import { OutputWindow } from './OutputWindow.tsx';
import { plainTextOf } from './plainTextOf.ts';

/** How the downloaded output is called. */
const FILE_NAME = 'servolab-output.txt';

interface OutputPanelProps {
  panels: PanelsActor;
  processList: ProcessListActor;
}

/** What the processes print, as they print it. */
export function OutputPanel({ panels, processList }: OutputPanelProps) {
  const { outputTexts } = useTexts();
  const isOpen = useSelector(panels, selectIsBottomOpen);
  const isChosen = useSelector(panels, selectSection) === 'bottom';
  const output = useSelector(processList, selectOutput);
  const tail = useSelector(processList, selectTail);
  const isSubscribed = useSelector(processList, selectSubscribedCount) > 0;
  const copy = () => navigator.clipboard.writeText(plainTextOf(output.read()));
  return (
    <Pane section="bottom" panels={panels} splitterClass={splitterClass(isOpen)}>
      <section
        aria-label={outputTexts.title}
        id={paneId('bottom')}
        className={`min-h-0 flex-col md:flex md:grow-0 ${isChosen ? 'flex flex-1' : 'hidden'} ${isOpen ? 'md:min-h-20 md:basis-[var(--pane-size)]' : 'md:basis-9 md:shrink-0'}`}
      >
        <div className="flex h-9 shrink-0 items-center gap-1 border-b border-line bg-surface pl-4 pr-1.5">
          <h2 className="eyebrow mr-auto truncate text-muted">{outputTexts.title}</h2>
          <Button size="sm" variant="quiet" icon="i-lucide-copy" onPress={() => void copy()}>
            {outputTexts.copy}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            icon="i-lucide-download"
            onPress={() => downloadText(FILE_NAME, plainTextOf(output.read()))}
          >
            {outputTexts.download}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            icon="i-lucide-eraser"
            onPress={() => processList.send({ type: 'output.cleared' })}
          >
            {outputTexts.clear}
          </Button>
          <IconButton
            label={isOpen ? outputTexts.hide : outputTexts.show}
            icon={isOpen ? 'i-lucide-panel-bottom-close' : 'i-lucide-panel-bottom-open'}
            isExpanded={isOpen}
            className="hidden! md:grid!"
            onPress={() => panels.send({ type: 'bottom.toggled' })}
          />
        </div>
        {tail === undefined ? null : <OutputWindow output={output} tail={tail} isSubscribed={isSubscribed} />}
      </section>
    </Pane>
  );
}
