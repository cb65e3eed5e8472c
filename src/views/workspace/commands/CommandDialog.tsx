import { useSelector } from '@xstate/react';
import { selectIsListing } from '#machines/widgets/paletteMachine.ts';
import { Button } from '../../ui/Button.tsx';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { useTexts } from '../../useTexts.ts';
import type { WorkspaceActors } from '../WorkspaceActors.ts';
import { CommandSearch } from './CommandSearch.tsx';
import { KeyList } from './KeyList.tsx';

/** All commands by their names, or all keys: each of the two leads to the other. */
export function CommandDialog({ actors }: { actors: WorkspaceActors }) {
  const { paletteTexts } = useTexts();
  const { palette } = actors;
  const isListing = useSelector(palette, selectIsListing);
  const close = () => palette.send({ type: 'palette.closed' });
  const turn = () => palette.send({ type: isListing ? 'commands.requested' : 'keys.requested' });
  return (
    <ModalDialog
      isOpen
      title={isListing ? paletteTexts.keys : paletteTexts.title}
      onClose={close}
      actions={
        <>
          <Button size="sm" variant="quiet" className="max-md:h-11" onPress={turn}>
            {isListing ? paletteTexts.title : paletteTexts.keys}
          </Button>
          <Button size="sm" className="max-md:h-11" takesFocus={isListing} onPress={close}>
            {paletteTexts.close}
          </Button>
        </>
      }
    >
      {isListing ? <KeyList /> : <CommandSearch actors={actors} />}
    </ModalDialog>
  );
}
