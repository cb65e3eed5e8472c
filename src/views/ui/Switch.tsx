import { Field, Switch as HeadlessSwitch, Label } from '@headlessui/react';

interface SwitchProps {
  label: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A checkbox that takes effect by itself; a drawn lever, so that on and off differ in more than colour. */
export function Switch({ label, isOn, isDisabled = false, onChange }: SwitchProps) {
  return (
    <Field disabled={isDisabled} className="flex min-h-8 items-center gap-2 text-sm text-ink has-disabled:opacity-45">
      <HeadlessSwitch
        checked={isOn}
        className={`moves relative h-4.5 w-8 shrink-0 rounded-full border ${isOn ? 'border-accent bg-accent' : 'border-edge bg-sunken'}`}
        onChange={onChange}
      >
        <span
          aria-hidden="true"
          className={`drawn moves absolute left-0 top-0.5 size-3 rounded-full ${isOn ? 'translate-x-4 bg-accent-ink' : 'translate-x-0.5 bg-muted'}`}
        />
      </HeadlessSwitch>
      <Label>{label}</Label>
    </Field>
  );
}
