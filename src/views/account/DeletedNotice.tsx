import { useSelector } from '@xstate/react';
import { type AccountDeletionActor, selectErasure } from '#machines/session/accountDeletionSelectors.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useTexts } from '../useTexts.ts';

/** Says that the account is gone, and what became of what this browser kept. */
export function DeletedNotice({ deletion }: { deletion: AccountDeletionActor }) {
  const { accountDeletionTexts } = useTexts();
  const erasure = useSelector(deletion, selectErasure);
  const close = () => deletion.send({ type: 'notice.closed' });
  return (
    <Dialog
      isOpen
      title={accountDeletionTexts.goneTitle}
      onClose={close}
      actions={
        <Button takesFocus className="max-md:h-11" onPress={close}>
          {accountDeletionTexts.close}
        </Button>
      }
    >
      <p>{accountDeletionTexts.gone}</p>
      <p role="status" className="mt-3">
        {accountDeletionTexts.siteData[erasure]}
      </p>
    </Dialog>
  );
}
