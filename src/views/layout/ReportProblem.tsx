import DownloadIcon from '~icons/lucide/download';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { type ReportActor, selectIsOpen, selectIsWhole } from '#machines/widgets/reportMachine.ts';
import { selectLogs } from '#machines/widgets/reportSelectors.ts';
import { Button } from '../ui/Button.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useTexts } from '../useTexts.ts';
import { VisitBefore } from './VisitBefore.tsx';

interface ReportProblemProps {
  report: ReportActor;
  /** Who is here. */
  userId: string | null;
}

/** Says what the log of a visit holds before the learner takes it. */
export function ReportProblem({ report, userId }: ReportProblemProps) {
  const { reportDialogTexts } = useTexts();
  const isOpen = useSelector(report, selectIsOpen);
  const isWhole = useSelector(report, selectIsWhole);
  const log = useSelector(report, selectLogs);
  const id = useId();
  const close = () => report.send({ type: 'report.closed' });
  return (
    <Dialog
      isOpen={isOpen}
      title={reportDialogTexts.title}
      onClose={close}
      actions={
        <>
          <Button takesFocus onPress={close}>
            {reportDialogTexts.cancel}
          </Button>
          <Button variant="primary" icon={DownloadIcon} onPress={() => report.send({ type: 'download.requested' })}>
            {reportDialogTexts.download}
          </Button>
        </>
      }
    >
      <p>{reportDialogTexts.intro}</p>
      <Points
        title={reportDialogTexts.holdsTitle}
        points={isWhole ? [...reportDialogTexts.holds, ...reportDialogTexts.seen] : reportDialogTexts.holds}
      />
      <Points
        title={reportDialogTexts.lacksTitle}
        points={isWhole ? reportDialogTexts.lacks : [...reportDialogTexts.lacks, ...reportDialogTexts.unseen]}
      />
      <div className="mt-4">
        <Checkbox
          id={id}
          label={reportDialogTexts.choice}
          isChecked={isWhole}
          onChange={() => report.send({ type: 'seen.toggled' })}
        />
      </div>
      {isOpen ? <VisitBefore key={userId} log={log} userId={userId} /> : null}
    </Dialog>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <>
      <h3 className="mt-4 font-medium text-ink">{title}</h3>
      <ul className="mt-1 list-disc pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
