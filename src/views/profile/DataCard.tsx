import type { DataExportActor } from '#machines/session/dataExportMachine.ts';
import { DownloadData } from '../account/DownloadData.tsx';
import { Card } from '../ui/Card.tsx';
import { useTexts } from '../useTexts.ts';

/** Everything that belongs to the learner, to be taken along. */
export function DataCard({ dataExport }: { dataExport: DataExportActor }) {
  const { dataExportTexts } = useTexts();
  return (
    <Card className="p-6">
      <h2 className="text-lg font-semibold text-ink">{dataExportTexts.title}</h2>
      <p className="mt-2 text-sm text-muted">{dataExportTexts.contents}</p>
      <DownloadData dataExport={dataExport} />
    </Card>
  );
}
