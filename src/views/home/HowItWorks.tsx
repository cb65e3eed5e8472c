import { useTexts } from '../useTexts.ts';

/** The road of a challenge, in four steps. */
export function HowItWorks() {
  const { homeTexts, stepTexts } = useTexts();
  return (
    <section className="border-t border-line bg-surface" aria-labelledby="how-it-works">
      <div className="page-width py-14 md:py-20">
        <h2 id="how-it-works" className="text-3xl font-semibold tracking-tight text-balance">
          {homeTexts.howItWorks}
        </h2>
        <p className="mt-3 max-w-36rem text-lg text-muted">{homeTexts.howItWorksIntroduction}</p>
        <ol className="mt-10 grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
          {stepTexts.map((step, index) => (
            <li key={step.title} className="bg-canvas p-6">
              <span className="font-mono text-sm text-accent-text tabular-nums">{`0${index + 1}`}</span>
              <h3 className="mt-6 text-xl font-semibold">{step.title}</h3>
              <p className="mt-2 text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
