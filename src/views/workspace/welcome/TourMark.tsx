import { type Placement, autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react';
import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type TourActor, type TourStep, selectStep } from '#machines/workspace/tourMachine.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../useTexts.ts';
import { landmarkOf } from './landmarkOf.ts';

const steps: readonly TourStep[] = ['writing', 'starting', 'watching'];

/** Where the mark stands beside what it is about, and not over what it speaks of; where there is no room, on another side, and at last above it. */
const placements: Record<TourStep, Placement> = {
  writing: 'right-start',
  starting: 'bottom-end',
  watching: 'top-start',
};

/** Says of one thing at a time what it is for. */
export function TourMark({ tour }: { tour: TourActor }) {
  const step = useSelector(tour, selectStep);
  return step === null ? null : <Mark tour={tour} step={step} />;
}

interface MarkProps {
  tour: TourActor;
  step: TourStep;
}

function Mark({ tour, step }: MarkProps) {
  const { tourTexts } = useTexts();
  const isLast = step === steps.at(-1);
  const buttons = useRef<HTMLDivElement>(null);
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const [reference, setReference] = useState<HTMLElement | null>(null);
  const { floatingStyles } = useFloating({
    open: true,
    elements: { floating, reference },
    strategy: 'fixed',
    placement: placements[step],
    middleware: [offset(8), flip(), shift({ padding: 8, crossAxis: true })],
    whileElementsMounted: autoUpdate,
  });
  // What it points at is drawn elsewhere, and is there before the mark is.
  useLayoutEffect(() => {
    const landmark = document.getElementById(landmarkOf(step));
    // oxlint-disable-next-line react/set-state-in-effect
    setReference(landmark);
    landmark?.toggleAttribute('data-pointed', true);
    return () => landmark?.removeAttribute('data-pointed');
  }, [step]);
  useFocusWithin(buttons);
  const skip = () => tour.send({ type: 'tour.skipped' });
  return (
    // Escape belongs to the mark while the focus is in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={setFloating}
      style={floatingStyles}
      aria-label={tourTexts.label}
      className="z-40 w-72 max-w-[calc(100vw-1rem)] rounded-lg border border-accent bg-raised p-4 text-base text-muted shadow-floating"
      onKeyDown={({ key }) => {
        if (key === 'Escape') skip();
      }}
    >
      <StepWords step={step} />
      <div ref={buttons} className="mt-4 flex justify-end gap-2">
        <Button size="sm" variant="primary" onPress={() => tour.send({ type: 'step.passed' })}>
          {isLast ? tourTexts.done : tourTexts.next}
        </Button>
        {isLast ? null : (
          <Button size="sm" variant="quiet" onPress={skip}>
            {tourTexts.skip}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Nothing is kept shut: the focus comes to the first button, may go anywhere, and returns where it was before. */
function useFocusWithin(buttons: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const page = buttons.current?.ownerDocument;
    let before: Element | null | undefined;
    // Not before a dialog that has just closed has given the focus back.
    const frame = requestAnimationFrame(() => {
      before = page?.activeElement;
      buttons.current?.querySelector('button')?.focus();
    });
    return () => {
      cancelAnimationFrame(frame);
      if (before instanceof HTMLElement && page?.activeElement === page?.body) before.focus();
    };
  }, [buttons]);
}

function StepWords({ step }: { step: TourStep }) {
  const { tourStepTexts, tourTexts } = useTexts();
  const { title, about } = tourStepTexts[step];
  return (
    <div aria-live="polite">
      <p className="eyebrow text-muted">{tourTexts.step(steps.indexOf(step) + 1, steps.length)}</p>
      <h2 className="mt-1 text-lg font-semibold text-ink">{title}</h2>
      <p className="mt-1">{about}</p>
    </div>
  );
}
