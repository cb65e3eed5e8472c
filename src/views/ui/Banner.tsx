import type { ReactNode } from 'react';
import { handFocusOn } from './handFocusOn.ts';

export type BannerTone = 'signal' | 'warn' | 'bad';

const tones: Record<BannerTone, { frame: string; icon: string }> = {
  signal: { frame: 'border-signal/40 bg-signal/10', icon: 'i-lucide-info text-signal' },
  warn: { frame: 'border-warn/40 bg-warn/10', icon: 'i-lucide-triangle-alert text-warn' },
  bad: { frame: 'border-bad/40 bg-bad/10', icon: 'i-lucide-octagon-alert text-bad' },
};

interface BannerProps {
  tone: BannerTone;
  children: ReactNode;
  action?: ReactNode;
}

/** Something that concerns the whole page and stays until it is over. Where words and buttons have no room side by side, the words stand above. */
export function Banner({ tone, children, action }: BannerProps) {
  return (
    <div
      ref={handFocusOn()}
      role="status"
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-2 text-base text-ink ${tones[tone].frame}`}
    >
      <span aria-hidden="true" className={`${tones[tone].icon} text-lg`} />
      <div className="min-w-0 grow basis-56">{children}</div>
      {action}
    </div>
  );
}
