interface CompactFieldProps {
  id: string;
  label: string;
  value: string;
  placeholder?: string;
  /** Marked red; what is wrong must be said elsewhere. */
  isWrong?: boolean;
  onChange: (value: string) => void;
  onEnter?: (() => void) | undefined;
}

/** One line of text for a tool panel: what is typed is code, so nothing corrects it. */
export function CompactField({ id, label, value, placeholder, isWrong = false, onChange, onEnter }: CompactFieldProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-xs font-medium text-muted">
        {label}
      </label>
      <input
        id={id}
        value={value}
        placeholder={placeholder}
        aria-invalid={isWrong}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="moves control-edge h-9 w-full min-w-0 px-2.5 font-mono text-lg aria-[invalid=true]:border-bad md:text-sm"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={({ key }) => (key === 'Enter' ? onEnter?.() : undefined)}
      />
    </div>
  );
}
