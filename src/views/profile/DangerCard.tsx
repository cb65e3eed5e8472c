import Trash2Icon from '~icons/lucide/trash-2';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../useTexts.ts';

/** The way out, apart from everything else. */
export function DangerCard({ onDelete }: { onDelete: () => void }) {
  const { accountDeletionTexts } = useTexts();
  return (
    <section aria-labelledby="danger" className="rounded-lg border border-bad/60 p-6">
      <h2 id="danger" className="text-lg font-semibold text-ink">
        {accountDeletionTexts.cardTitle}
      </h2>
      <p className="mt-2 text-sm text-muted">{accountDeletionTexts.cardText}</p>
      <Button icon={Trash2Icon} className="mt-4 w-full text-bad! max-md:h-11" onPress={onDelete}>
        {accountDeletionTexts.open}
      </Button>
    </section>
  );
}
