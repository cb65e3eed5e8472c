import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useFirstTexts } from '../useTexts.ts';

/** No page of ours has this address. */
export function NotFoundPage() {
  const { notFoundTexts } = useFirstTexts();
  return (
    <section className="graph-paper grid flex-1 place-items-center px-4 py-16">
      <div className="flex flex-col items-center text-center">
        <LostRobot />
        <h1 className="mt-8 text-3xl font-semibold tracking-tight">{notFoundTexts.title}</h1>
        <p className="mt-3 text-lg text-muted">{notFoundTexts.message}</p>
        <ButtonLink to="/" variant="primary" size="lg" className="mt-8">
          {notFoundTexts.home}
        </ButtonLink>
      </div>
    </section>
  );
}

function LostRobot() {
  const { notFoundTexts } = useFirstTexts();
  return (
    <svg viewBox="0 0 320 160" role="img" aria-label={notFoundTexts.drawing} className="w-full max-w-80" fill="none">
      <path d="M70 80h108" stroke="var(--accent)" strokeWidth="2.5" strokeDasharray="1 8" strokeLinecap="round" />
      <path d="m178 68 24 24m0-24-24 24" stroke="var(--bad)" strokeWidth="3" strokeLinecap="round" />
      <g fill="var(--raised)" stroke="var(--edge)" strokeWidth="1.5">
        <rect x="226" y="12" width="26" height="136" rx="2" />
        <path d="M226 46h26M226 80h26M226 114h26" />
      </g>
      <g transform="translate(46 80)">
        <path d="M-15-22h30M-15 22h30" stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" />
        <circle r="20" fill="var(--canvas)" stroke="var(--ink)" strokeWidth="3" />
        <circle r="6" fill="var(--signal)" />
      </g>
    </svg>
  );
}
