interface SwitchProps {
  id: string;
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A checkbox that takes effect by itself; a drawn lever, so that on and off differ in more than colour. */
export function Switch({ id, label, isOn, isDisabled = false, onChange }: SwitchProps) {
  return (
    <label htmlFor={id} className="flex min-h-8 items-center gap-2 text-sm text-ink has-disabled:opacity-45">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        className="peer sr-only"
        onChange={(event) => onChange(event.target.checked)}
      />
      <span
        aria-hidden="true"
        className={`moves relative h-4.5 w-8 shrink-0 rounded-full border peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent-strong ${isOn ? 'border-accent bg-accent' : 'border-edge bg-sunken'}`}
      >
        <span
          className={`moves absolute top-0.5 size-3 rounded-full ${isOn ? 'translate-x-4 bg-accent-ink' : 'translate-x-0.5 bg-muted'}`}
        />
      </span>
      {label}
    </label>
  );
}
