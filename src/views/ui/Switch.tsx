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
      <span className="relative h-4.5 w-8 shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          disabled={isDisabled}
          className="peer absolute inset-0 z-1 m-0 size-full cursor-inherit opacity-0"
          onChange={(event) => onChange(event.target.checked)}
        />
        <span
          aria-hidden="true"
          className={`moves absolute inset-0 rounded-full border peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent-strong ${isOn ? 'border-accent bg-accent' : 'border-edge bg-sunken'}`}
        >
          <span
            className={`moves absolute top-0.5 size-3 rounded-full ${isOn ? 'translate-x-4 bg-accent-ink' : 'translate-x-0.5 bg-muted'}`}
          />
        </span>
      </span>
      {label}
    </label>
  );
}
