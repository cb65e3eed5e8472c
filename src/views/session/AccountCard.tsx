import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import { type Errand, RobotErrand } from './RobotErrand.tsx';

interface AccountCardProps {
  title: string;
  introduction: ReactNode;
  /** What the page is about, drawn above it. */
  errand?: Errand;
  /** Stands beside the card where the window is wide enough. */
  drawing?: ReactNode;
  /** For a card that takes the place of a form: whoever hears the page is taken to it. */
  takesFocus?: boolean;
  className?: string;
  children?: ReactNode;
}

/** The sheet of an account page, with one card on it. */
export function AccountCard({
  title,
  introduction,
  errand,
  drawing,
  takesFocus = false,
  className = 'max-w-26rem',
  children,
}: AccountCardProps) {
  return (
    <section className="graph-paper flex flex-1 items-start justify-center gap-16 px-4 py-8 md:py-16 xl:gap-28">
      <Card className={`w-full overflow-hidden ${className}`}>
        {errand === undefined ? null : (
          <div className="graph-paper border-b border-line bg-sunken">
            <RobotErrand errand={errand} />
          </div>
        )}
        <div className="p-5 md:p-8">
          <h1
            tabIndex={takesFocus ? -1 : undefined}
            ref={takesFocus ? focus : undefined}
            className="text-2xl font-semibold tracking-tight text-balance outline-none!"
          >
            {title}
          </h1>
          <div className="mb-6 mt-2 text-muted last:mb-0">{introduction}</div>
          {children}
        </div>
      </Card>
      {drawing}
    </section>
  );
}

const focus = (heading: HTMLElement | null) => heading?.focus();
