import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'accent' | 'signal' | 'good' | 'warn' | 'bad' | 'expert';

const tones: Record<Tone, string> = {
  neutral: 'border-line bg-hover/60 text-muted',
  accent: 'border-accent/45 bg-accent/12 text-accent-text',
  signal: 'border-signal/40 bg-signal/10 text-signal',
  good: 'border-good/40 bg-good/10 text-good',
  warn: 'border-warn/40 bg-warn/10 text-warn',
  bad: 'border-bad/40 bg-bad/10 text-bad',
  expert: 'border-expert/45 bg-expert/10 text-expert',
};

/** A word or a number about the thing beside it. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex min-h-5.5 items-center gap-1 rounded-sm border px-1.5 py-px font-mono text-2xs font-medium tracking-wide tabular-nums ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
