import { useSelector } from '@xstate/react';
import { type FileActor, selectCode, selectIsDirty, selectIsLocked } from '#machines/workspace/fileSelectors.ts';
import {
  type VersionListActor,
  selectChosen,
  selectFault,
  selectIsKeeping,
} from '#machines/workspace/versionListSelectors.ts';
import { dayText } from '../../../texts/momentText.ts';
import { reasonText } from '../../../texts/reasonText.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../useTexts.ts';
import { ComparisonDialog } from '../ComparisonDialog.tsx';

interface VersionComparisonProps {
  versionList: VersionListActor;
  file: FileActor;
  code: string;
}

/** A version beside what the editor shows, and the way back to it. */
export function VersionComparison({ versionList, file, code }: VersionComparisonProps) {
  const { timeTexts, versionTexts } = useTexts();
  const text = useSelector(file, selectCode);
  const at = useSelector(versionList, selectChosen)?.marks.at(-1)?.at ?? null;
  const leave = () => versionList.send({ type: 'version.left' });
  return (
    <ComparisonDialog
      title={at === null ? versionTexts.starter : versionTexts.from(dayText(timeTexts, Date.parse(at)))}
      before={{ name: versionTexts.inEditor, text }}
      after={{ name: versionTexts.version, text: code }}
      onClose={() => versionList.send({ type: 'list.closed' })}
      actions={
        <>
          <Note versionList={versionList} file={file} />
          <Button size="sm" takesFocus className="max-md:h-11" onPress={leave}>
            {versionTexts.back}
          </Button>
          <RestoreButton versionList={versionList} file={file} code={code} />
        </>
      }
    />
  );
}

/** What becomes of the text that a restored one replaces, or why it was not replaced. */
function Note({ versionList, file }: Omit<VersionComparisonProps, 'code'>) {
  const texts = useTexts();
  const fault = useSelector(versionList, selectFault);
  const isDirty = useSelector(file, selectIsDirty);
  if (fault !== null)
    return (
      <p role="alert" className="mr-auto text-sm text-bad">
        {texts.versionTexts.unkept(reasonText(texts, fault.detail))}
      </p>
    );
  return isDirty ? <p className="mr-auto text-sm">{texts.versionTexts.keepsUnsaved}</p> : null;
}

function RestoreButton({ versionList, file, code }: VersionComparisonProps) {
  const { versionTexts } = useTexts();
  const isLocked = useSelector(file, selectIsLocked);
  const isSame = useSelector(file, selectCode) === code;
  const isKeeping = useSelector(versionList, selectIsKeeping);
  return (
    <Button
      size="sm"
      variant="primary"
      className="max-md:h-11"
      isBusy={isKeeping}
      whyDisabled={isLocked ? versionTexts.locked : isSame ? versionTexts.same : undefined}
      onPress={() => versionList.send({ type: 'restore.requested' })}
    >
      {versionTexts.restore}
    </Button>
  );
}
