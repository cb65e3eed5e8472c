interface LogHeaderProps {
  title: string;
  clearLabel: string;
  canClear: boolean;
  onClear: () => void;
}

/** The name of a log, and the way to empty it. */
export function LogHeader({ title, clearLabel, canClear, onClear }: LogHeaderProps) {
  return (
    <div className="flex h-8 shrink-0 items-center justify-between border-b border-line px-3">
      <h3 className="eyebrow truncate">{title}</h3>
      <button
        type="button"
        disabled={!canClear}
        className="moves h-6 rounded px-2 text-xs font-medium text-muted hover:bg-hover hover:text-ink disabled:invisible"
        onClick={onClear}
      >
        {clearLabel}
      </button>
    </div>
  );
}
