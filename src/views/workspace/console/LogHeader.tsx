import { handFocusOn } from '../../ui/handFocusOn.ts';

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
      {canClear ? (
        <button
          ref={handFocusOn()}
          type="button"
          className="moves h-6 rounded px-2 text-xs font-medium text-muted hover:bg-hover hover:text-ink"
          onClick={onClear}
        >
          {clearLabel}
        </button>
      ) : null}
    </div>
  );
}
