export type DotTone = 'off' | 'good' | 'warn' | 'bad' | 'signal' | 'accent';

const tones: Record<DotTone, string> = {
  off: 'bg-transparent border-edge',
  good: 'drawn bg-good border-good',
  warn: 'drawn bg-warn border-warn',
  bad: 'drawn bg-bad border-bad',
  signal: 'drawn bg-signal border-signal',
  accent: 'drawn bg-accent border-accent',
};

/** A lamp on the panel. The words beside it say the same. */
export function StatusDot({ tone, isLive = false }: { tone: DotTone; isLive?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block size-2 shrink-0 rounded-full border ${tones[tone]} ${isLive ? 'pulses' : ''}`}
    />
  );
}
