interface CompactFieldProps {
  id: string;
  label: string;
  value: string;
  placeholder?: string;
  /** Marked red; what is wrong must be said elsewhere. */
  isWrong?: boolean;
  onChange: (value: string) => void;
  /** The focus has gone elsewhere. */
  onLeave?: () => void;
  onEnter?: (() => void) | undefined;
  /** The arrow keys, where they lead through earlier values. */
  onUp?: () => void;
  onDown?: () => void;
  isRequired?: boolean;
}

/** One line of text for a tool panel: what is typed is code, so nothing corrects it. */
export function CompactField({
  id,
  label,
  value,
  placeholder,
  isWrong = false,
  isRequired = false,
  onChange,
  onLeave,
  onEnter,
  onUp,
  onDown,
}: CompactFieldProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-xs font-medium text-muted">
        {label}
      </label>
      <input
        id={id}
        value={value}
        placeholder={placeholder}
        required={isRequired}
        aria-invalid={isWrong ? true : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="moves control-edge h-9 w-full min-w-0 px-2.5 font-mono text-lg aria-[invalid=true]:border-bad md:text-sm"
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        onKeyDown={(event) => {
          const act = { Enter: onEnter, ArrowUp: onUp, ArrowDown: onDown }[event.key];
          if (act === undefined) return;
          if (event.key !== 'Enter') event.preventDefault();
          act();
        }}
      />
    </div>
  );
}
