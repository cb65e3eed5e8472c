import { crashTexts } from '../../texts/siteTexts.ts';
import { Button } from '../ui/Button.tsx';

/** The last screen: what went wrong, without a stack trace, and the way back. */
export function CrashScreen({ detail }: { detail: string }) {
  return (
    <main className="grid min-h-dvh flex-1 place-items-center px-4 py-16">
      <div role="alert" className="w-full max-w-36rem">
        <span aria-hidden="true" className="i-lucide-octagon-alert text-3xl text-bad" />
        <h1 className="mt-4 text-3xl font-semibold tracking-tight">{crashTexts.title}</h1>
        <p className="readout-text mt-4 overflow-x-auto rounded border border-line bg-sunken p-4 text-bad">{detail}</p>
        <p className="mt-4 text-lg text-muted">{crashTexts.advice}</p>
        <Button variant="primary" size="lg" className="mt-8" onPress={() => window.location.reload()}>
          {crashTexts.reload}
        </Button>
      </div>
    </main>
  );
}
