interface ProgressProps {
  label: string;
  value: number;
  max: number;
}

/** How much of a whole is done. */
export function Progress({ label, value, max }: ProgressProps) {
  const percent = max === 0 ? 0 : (value / max) * 100;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className="h-2 w-full overflow-hidden rounded-full border border-line bg-sunken"
    >
      <div className="drawn moves h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
    </div>
  );
}
