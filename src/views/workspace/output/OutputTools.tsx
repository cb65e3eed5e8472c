import CopyIcon from '~icons/lucide/copy';
import DownloadIcon from '~icons/lucide/download';
import EraserIcon from '~icons/lucide/eraser';
import SearchIcon from '~icons/lucide/search';
import WrapTextIcon from '~icons/lucide/wrap-text';
import { useSelector } from '@xstate/react';
import { type OutputViewActor, selectIsFinderOpen, selectIsWrapped } from '#machines/workspace/outputViewMachine.ts';
import type { ProcessListActor } from '#machines/workspace/processListMachine.ts';
import { selectOutput } from '#machines/workspace/selectOutput.ts';
import { Button } from '../../ui/Button.tsx';
import { Copying } from '../../ui/Copying.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useTexts } from '../../useTexts.ts';
import { commandPlaces } from '../commands/commandPlaces.ts';
import { FIND_KEYS } from './findKeys.ts';
import { shownText } from './shownText.ts';

interface OutputToolsProps {
  processList: ProcessListActor;
  outputView: OutputViewActor;
}

/** What can be done with the output. Copied and downloaded is what is shown. */
export function OutputTools({ processList, outputView }: OutputToolsProps) {
  const { outputTexts } = useTexts();
  const output = useSelector(processList, selectOutput);
  const isWrapped = useSelector(outputView, selectIsWrapped);
  const isFinderOpen = useSelector(outputView, selectIsFinderOpen);
  const text = () => shownText(output, outputView);
  return (
    <>
      <IconButton
        label={isFinderOpen ? outputTexts.closeFinder : outputTexts.find}
        icon={SearchIcon}
        // Where it is open, they lead back into its field.
        shortcut={isFinderOpen ? undefined : FIND_KEYS}
        isExpanded={isFinderOpen}
        onPress={() => outputView.send({ type: isFinderOpen ? 'finder.closed' : 'finder.opened' })}
      />
      <IconButton
        label={outputTexts.wrap}
        icon={WrapTextIcon}
        isPressed={isWrapped}
        onPress={() => outputView.send({ type: 'wrapping.toggled' })}
      />
      <span id={commandPlaces.copyOutput} className="contents">
        <Copying text={text}>
          {(copy) => <IconButton label={outputTexts.copy} icon={CopyIcon} onPress={copy} />}
        </Copying>
      </span>
      <IconButton label={outputTexts.download} icon={DownloadIcon} onPress={() => output.offer(text())} />
      <Button
        size="sm"
        variant="quiet"
        icon={EraserIcon}
        label={outputTexts.clear}
        onPress={() => processList.send({ type: 'output.cleared' })}
      >
        <span className="max-md:hidden">{outputTexts.clear}</span>
      </Button>
    </>
  );
}
