import { useSelector } from '@xstate/react';
import type { NamedRun } from '#machines/ports/keptRunsPort.ts';
import {
  type KeptRunsActor,
  selectIsDropping,
  selectIsOpen,
  selectToDrop,
} from '#machines/workspace/keptRunsSelectors.ts';
import type { ScrubberActor } from '#machines/workspace/scrubberMachine.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useTexts } from '../../useTexts.ts';
import { KeepRunForm } from './KeepRunForm.tsx';
import { KeptRunList } from './KeptRunList.tsx';

interface KeptRunsDialogProps {
  keptRuns: KeptRunsActor;
  scrubber: ScrubberActor;
  /** The challenge in whose world the robot is now, null in the practice world; undefined while that is not known. */
  world: number | null | undefined;
}

/** Runs that are kept under names: another one is kept, one is seen again, or deleted by whoever is sure. */
export function KeptRunsDialog({ keptRuns, scrubber, world }: KeptRunsDialogProps) {
  const { keptRunsTexts } = useTexts();
  const isOpen = useSelector(keptRuns, selectIsOpen);
  const toDrop = useSelector(keptRuns, selectToDrop);
  const close = () => keptRuns.send({ type: 'list.closed' });
  if (toDrop !== undefined) return <DropDialog keptRuns={keptRuns} run={toDrop} />;
  return (
    <Dialog
      isOpen={isOpen}
      title={keptRunsTexts.title}
      onClose={close}
      actions={
        <Button size="sm" className="max-md:h-11" onPress={close}>
          {keptRunsTexts.close}
        </Button>
      }
    >
      <p className="mb-4 text-sm">{keptRunsTexts.advice}</p>
      <KeepRunForm keptRuns={keptRuns} />
      <KeptRunList keptRuns={keptRuns} scrubber={scrubber} world={world} />
    </Dialog>
  );
}

function DropDialog({ keptRuns, run }: { keptRuns: KeptRunsActor; run: NamedRun }) {
  const { keptRunsTexts } = useTexts();
  const isDropping = useSelector(keptRuns, selectIsDropping);
  const decline = () => keptRuns.send({ type: 'removal.declined' });
  return (
    <Dialog
      isOpen
      title={keptRunsTexts.question(run.name)}
      onClose={decline}
      actions={
        <>
          <Button takesFocus onPress={decline}>
            {keptRunsTexts.cancel}
          </Button>
          <Button variant="danger" isBusy={isDropping} onPress={() => keptRuns.send({ type: 'removal.confirmed' })}>
            {keptRunsTexts.confirm}
          </Button>
        </>
      }
    >
      <p>{keptRunsTexts.lost}</p>
    </Dialog>
  );
}
