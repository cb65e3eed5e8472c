/** The place of something that is on its way, at its size. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <div aria-hidden="true" className={`pulses rounded bg-hover ${className}`} />;
}
