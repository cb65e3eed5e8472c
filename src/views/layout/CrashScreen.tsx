import DownloadIcon from '~icons/lucide/download';
import OctagonAlertIcon from '~icons/lucide/octagon-alert';
import type { Texts } from '../../texts/Texts.ts';
import { Button } from '../ui/Button.tsx';

interface CrashScreenProps {
  texts: Texts['crashTexts'];
  detail: string;
  /** Gives the log of the visit to the learner. */
  onReport: () => void;
}

/** The last screen: what went wrong, without a stack trace, and the way back. */
export function CrashScreen({ texts, detail, onReport }: CrashScreenProps) {
  return (
    <main className="grid min-h-dvh flex-1 place-items-center px-4 py-16">
      <div role="alert" className="w-full max-w-36rem">
        <OctagonAlertIcon className="text-3xl text-bad" />
        <h1 className="mt-4 text-3xl font-semibold tracking-tight">{texts.title}</h1>
        <p className="readout-text mt-4 overflow-x-auto rounded border border-line bg-sunken p-4 text-bad">{detail}</p>
        <p className="mt-4 text-lg text-muted">{texts.advice}</p>
        <p className="mt-2 text-muted">{texts.report}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button variant="primary" size="lg" onPress={() => window.location.reload()}>
            {texts.reload}
          </Button>
          <Button size="lg" icon={DownloadIcon} onPress={onReport}>
            {texts.download}
          </Button>
        </div>
      </div>
    </main>
  );
}
