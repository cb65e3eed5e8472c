import BellIcon from '~icons/lucide/bell';
import { useSelector } from '@xstate/react';
import { type ProcessListActor, selectSubscribedCount, selectUnheard } from '#machines/workspace/processListMachine.ts';
import { type ProcessActor, selectEntry, selectIsSubscribing } from '#machines/workspace/processSelectors.ts';
import { Button } from '../../ui/Button.tsx';
import { handFocusOn } from '../../ui/handFocusOn.ts';
import { useTexts } from '../../useTexts.ts';
import { outputNoteClass } from './outputNoteClass.ts';

/** Why there is no output, and what to do for it. */
export function NothingPrinted({ processList }: { processList: ProcessListActor }) {
  const { outputTexts } = useTexts();
  const isSubscribed = useSelector(processList, selectSubscribedCount) > 0;
  const unheard = useSelector(processList, selectUnheard);
  if (unheard !== undefined) return <Unheard process={unheard} />;
  return <p className={outputNoteClass}>{isSubscribed ? outputTexts.nothingYet : outputTexts.none}</p>;
}

/** It was started elsewhere, or nobody wished to hear of it; a console that does wish it asks half a second after the start. */
function Unheard({ process }: { process: ProcessActor }) {
  const { outputTexts } = useTexts();
  const { name } = useSelector(process, selectEntry);
  const isSubscribing = useSelector(process, selectIsSubscribing);
  return (
    <div
      ref={handFocusOn()}
      className={`${outputNoteClass} comes-late flex flex-wrap [--late-by:800ms] items-center gap-3`}
    >
      <p className="min-w-0 [overflow-wrap:anywhere]">{outputTexts.unheard(name)}</p>
      <Button
        size="sm"
        icon={BellIcon}
        isBusy={isSubscribing}
        onPress={() => process.send({ type: 'subscribe.requested' })}
      >
        {outputTexts.listen}
      </Button>
    </div>
  );
}
