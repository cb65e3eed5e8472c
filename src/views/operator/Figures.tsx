interface FiguresProps {
  figures: readonly { name: string; value: string }[];
  /** How many stand beside each other. */
  className: string;
  isLarge?: boolean;
}

/** Numbers with their names. */
export function Figures({ figures, className, isLarge = false }: FiguresProps) {
  return (
    <dl className={`grid gap-x-6 gap-y-3 ${className}`}>
      {figures.map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className={`tabular-nums text-ink ${isLarge ? 'text-xl font-semibold' : 'font-medium'}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
