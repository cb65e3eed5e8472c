import type { ReactNode } from 'react';
import { type DotTone, StatusDot } from '../ui/StatusDot.tsx';

interface ReadoutProps {
  tone?: DotTone;
  isLive?: boolean;
  /** Changes are read out to those who hear the page. */
  isAnnounced?: boolean;
  children: ReactNode;
}

/** One instrument of the status strip. */
export function Readout({ tone, isLive = false, isAnnounced = false, children }: ReadoutProps) {
  return (
    <span
      role={isAnnounced ? 'status' : undefined}
      className="flex h-4 shrink-0 items-center gap-1.5 whitespace-nowrap border-l border-line px-3 first:border-l-0"
    >
      {tone === undefined ? null : <StatusDot tone={tone} isLive={isLive} />}
      {children}
    </span>
  );
}
