import InfoIcon from '~icons/lucide/info';
import OctagonAlertIcon from '~icons/lucide/octagon-alert';
import TriangleAlertIcon from '~icons/lucide/triangle-alert';
import type { ReactNode } from 'react';
import type { Icon } from './Icon.ts';
import { handFocusOn } from './handFocusOn.ts';

export type BannerTone = 'signal' | 'warn' | 'bad';

const tones: Record<BannerTone, { frame: string; Sign: Icon; colour: string }> = {
  signal: { frame: 'border-signal/40 bg-signal/10', Sign: InfoIcon, colour: 'text-signal' },
  warn: { frame: 'border-warn/40 bg-warn/10', Sign: TriangleAlertIcon, colour: 'text-warn' },
  bad: { frame: 'border-bad/40 bg-bad/10', Sign: OctagonAlertIcon, colour: 'text-bad' },
};

interface BannerProps {
  tone: BannerTone;
  /** Null before there is anything to say: the place where it will be said must be there before, so that it is heard. */
  children: ReactNode;
  action?: ReactNode;
}

/** Something that concerns the whole page and stays until it is over. Where words and buttons have no room side by side, the words stand above. */
export function Banner({ tone, children, action }: BannerProps) {
  const { frame, Sign, colour } = tones[tone];
  return (
    <div role="status">
      {children === null ? null : (
        <div
          ref={handFocusOn()}
          className={`flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-2 text-base text-ink ${frame}`}
        >
          <Sign className={`${colour} text-lg`} />
          <div className="min-w-0 grow basis-56">{children}</div>
          {action}
        </div>
      )}
    </div>
  );
}
