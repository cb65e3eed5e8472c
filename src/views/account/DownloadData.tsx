import DownloadIcon from '~icons/lucide/download';
import { useSelector } from '@xstate/react';
import {
  type DataExportActor,
  selectFault,
  selectIsCollecting,
  selectIsGiven,
} from '#machines/session/dataExportMachine.ts';
import { reasonText } from '../../texts/reasonText.ts';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../useTexts.ts';

/** Has the learner's data put together, and says what became of it. */
export function DownloadData({ dataExport }: { dataExport: DataExportActor }) {
  const texts = useTexts();
  const { dataExportTexts } = texts;
  const isCollecting = useSelector(dataExport, selectIsCollecting);
  const isGiven = useSelector(dataExport, selectIsGiven);
  const fault = useSelector(dataExport, selectFault);
  return (
    <>
      <Button
        icon={DownloadIcon}
        className="mt-4 w-full max-md:h-11"
        isBusy={isCollecting}
        onPress={() => dataExport.send({ type: 'export.requested' })}
      >
        {isCollecting ? dataExportTexts.collecting : dataExportTexts.download}
      </Button>
      <p role="status" className="mt-2 text-sm text-muted empty:hidden">
        {isGiven ? dataExportTexts.given : ''}
      </p>
      {fault === null ? null : (
        <p role="alert" className="mt-2 text-sm text-bad [overflow-wrap:anywhere]">
          {dataExportTexts.failed(reasonText(texts, fault))}
        </p>
      )}
    </>
  );
}
