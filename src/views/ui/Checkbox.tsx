interface CheckboxProps {
  id: string;
  label: string;
  isChecked: boolean;
  isDisabled?: boolean;
  onChange: (isChecked: boolean) => void;
}

export function Checkbox({ id, label, isChecked, isDisabled = false, onChange }: CheckboxProps) {
  return (
    <label htmlFor={id} className="flex min-h-8 items-center gap-2.5 text-base text-ink has-disabled:opacity-45">
      <input
        id={id}
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        className="size-4.5 shrink-0 accent-[var(--accent)]"
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
