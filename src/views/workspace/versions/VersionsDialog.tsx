import Undo2Icon from '~icons/lucide/undo-2';
import { useSelector } from '@xstate/react';
import type { FileActor } from '#machines/workspace/fileSelectors.ts';
import {
  type VersionListActor,
  selectComparedCode,
  selectIsListed,
  selectVersions,
} from '#machines/workspace/versionListSelectors.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useTexts } from '../../useTexts.ts';
import { VersionComparison } from './VersionComparison.tsx';
import { VersionList } from './VersionList.tsx';

interface VersionsDialogProps {
  versionList: VersionListActor;
  file: FileActor;
}

/** What the file said before: the list, and one of it beside what the editor shows. */
export function VersionsDialog({ versionList, file }: VersionsDialogProps) {
  const { versionTexts } = useTexts();
  const isListed = useSelector(versionList, selectIsListed);
  const compared = useSelector(versionList, selectComparedCode);
  const close = () => versionList.send({ type: 'list.closed' });
  if (compared !== null) return <VersionComparison versionList={versionList} file={file} code={compared} />;
  return (
    <Dialog
      isOpen={isListed}
      title={versionTexts.title}
      onClose={close}
      actions={
        <>
          <StarterButton versionList={versionList} />
          <Button size="sm" takesFocus className="max-md:h-11" onPress={close}>
            {versionTexts.close}
          </Button>
        </>
      }
    >
      <VersionList versionList={versionList} />
    </Dialog>
  );
}

/** The oldest version of a file that every workspace has, which many look for and few at the end of a list. */
function StarterButton({ versionList }: Pick<VersionsDialogProps, 'versionList'>) {
  const { versionTexts } = useTexts();
  const versions = useSelector(versionList, selectVersions);
  const index = versions.findIndex(({ marks }) => marks.some(({ kind }) => kind === 'starter'));
  if (index === -1) return null;
  return (
    <Button
      size="sm"
      className="max-md:h-11"
      icon={Undo2Icon}
      onPress={() => versionList.send({ type: 'version.chosen', index })}
    >
      {versionTexts.restoreStarter}
    </Button>
  );
}
