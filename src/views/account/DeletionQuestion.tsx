import Trash2Icon from '~icons/lucide/trash-2';
import { useSelector } from '@xstate/react';
import {
  type AccountDeletionActor,
  selectDataExport,
  selectIsDeleting,
} from '#machines/session/accountDeletionSelectors.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useTexts } from '../useTexts.ts';
import { DeletionForm } from './DeletionForm.tsx';
import { DownloadData } from './DownloadData.tsx';

const FORM = 'account-deletion';

/** Says what goes with an account, and asks who wants that. */
export function DeletionQuestion({ deletion }: { deletion: AccountDeletionActor }) {
  const { accountDeletionTexts: texts } = useTexts();
  const isDeleting = useSelector(deletion, selectIsDeleting);
  const dataExport = useSelector(deletion, selectDataExport);
  const keep = () => deletion.send({ type: 'deletion.dismissed' });
  return (
    <Dialog
      isOpen
      title={texts.title}
      onClose={keep}
      actions={
        <>
          <Button className="max-md:h-11 max-md:w-full" isDisabled={isDeleting} onPress={keep}>
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="danger"
            icon={Trash2Icon}
            className="max-md:h-11 max-md:w-full"
            isBusy={isDeleting}
          >
            {isDeleting ? texts.deleting : texts.submit}
          </Button>
        </>
      }
    >
      <p className="font-medium text-bad">{texts.warning}</p>
      <Points title={texts.goesTitle} points={texts.goes} />
      <Points title={texts.staysTitle} points={texts.stays} />
      <h3 className="mt-4 font-medium text-ink">{texts.downloadTitle}</h3>
      {dataExport === undefined ? null : <DownloadData dataExport={dataExport} />}
      <DeletionForm id={FORM} deletion={deletion} />
    </Dialog>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <h3 className="mt-4 font-medium text-ink">{title}</h3>
      <ul className="mt-1 grid gap-1 list-disc pl-5 text-sm">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
