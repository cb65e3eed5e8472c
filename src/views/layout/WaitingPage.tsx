import { Spinner } from '../ui/Spinner.tsx';
import { useFirstTexts } from '../useTexts.ts';

/** Shown until it is known who asks for a page, or until the page has been fetched; as high as the window, so that no footer is pushed away. */
export function WaitingPage({ isChecking }: { isChecking: boolean }) {
  const { challengeTexts, siteTexts } = useFirstTexts();
  return (
    <div
      role="status"
      className="grid min-h-[calc(100dvh-3.5rem)] flex-1 place-items-center px-4 py-24 text-lg text-muted"
    >
      <p className="flex items-center gap-3">
        <Spinner className="text-xl text-accent-text" />
        {isChecking ? challengeTexts.loadingProfile : siteTexts.loadingPage}
      </p>
    </div>
  );
}
