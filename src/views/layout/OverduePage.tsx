import HourglassIcon from '~icons/lucide/hourglass';
import RotateCwIcon from '~icons/lucide/rotate-cw';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { useFirstTexts } from '../useTexts.ts';

/** Shown when what a page waits for is late; it gives way to the page as soon as that comes. */
export function OverduePage() {
  const { crashTexts, notFoundTexts, overdueTexts } = useFirstTexts();
  return (
    <div role="status" className="grid flex-1 place-items-center px-4 py-16">
      <EmptyState
        icon={HourglassIcon}
        title={overdueTexts.title}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button variant="primary" icon={RotateCwIcon} onPress={() => window.location.reload()}>
              {crashTexts.reload}
            </Button>
            <ButtonLink to="/">{notFoundTexts.home}</ButtonLink>
          </div>
        }
      >
        <p>{overdueTexts.advice}</p>
      </EmptyState>
    </div>
  );
}
