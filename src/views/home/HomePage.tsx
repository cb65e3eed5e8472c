import ArrowRightIcon from '~icons/lucide/arrow-right';
import { Suspense } from 'react';
import { afterPaint } from '../afterPaint.ts';
import { fetched } from '../fetched.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useFirstTexts } from '../useTexts.ts';

const BelowTheHero = fetched(async () => {
  await afterPaint();
  return (await import('./BelowTheHero.tsx')).BelowTheHero;
});

const HeroRun = fetched(async () => {
  await afterPaint();
  return (await import('./HeroRun.tsx')).HeroRun;
});

/** The door of the product. */
export function HomePage() {
  const { homeTexts } = useFirstTexts();
  return (
    <>
      <section className="graph-paper border-b border-line">
        <div className="page-width grid items-center gap-10 py-12 md:py-16 lg:grid-cols-[1.15fr_1fr] lg:gap-14 lg:py-20">
          <div>
            <p className="eyebrow mb-5 inline-flex items-center gap-2 border-l-2 border-accent pl-3 text-muted">
              {homeTexts.badge}
            </p>
            <h1 className="text-hero font-semibold tracking-[-0.03em] text-balance [overflow-wrap:anywhere]">
              {homeTexts.title}
            </h1>
            <p className="mt-5 max-w-34rem text-lg text-muted">{homeTexts.introduction}</p>
            <div className="mt-8 flex flex-wrap gap-3">
              <ButtonLink to="/challenges" variant="primary" size="lg">
                {homeTexts.startChallenges}
                <ArrowRightIcon />
              </ButtonLink>
              <ButtonLink to="/learn" size="lg">
                {homeTexts.exploreLearningPaths}
              </ButtonLink>
            </div>
          </div>
          <figure className="mx-auto w-full max-w-40rem">
            <div className="aspect-[1160/800]">
              <Suspense fallback={null}>
                <HeroRun />
              </Suspense>
            </div>
            <figcaption className="mt-2 text-center text-sm text-muted">{homeTexts.runCaption}</figcaption>
          </figure>
        </div>
      </section>
      <Suspense fallback={<div aria-busy="true" className="min-h-dvh" />}>
        <BelowTheHero />
      </Suspense>
    </>
  );
}
