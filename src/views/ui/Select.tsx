import ChevronsUpDownIcon from '~icons/lucide/chevrons-up-down';
import { FieldFrame, describedBy } from './FieldFrame.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps {
  id: string;
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  hint?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
}

/** One of a few, by the browser's own list: it is the one that works on every phone. */
export function Select({
  id,
  label,
  value,
  options,
  onChange,
  placeholder,
  hint,
  error,
  isRequired = false,
  isDisabled = false,
  className,
}: SelectProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired} className={className ?? ''}>
      <div className="relative">
        <select
          id={id}
          name={id}
          value={value}
          disabled={isDisabled}
          aria-required={isRequired}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id)}
          className="moves control-edge h-11 w-full appearance-none pl-3 pr-9 text-lg aria-[invalid=true]:border-bad md:h-10 md:text-base"
          onChange={(event) => onChange(event.target.value)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronsUpDownIcon className="pointer-events-none absolute right-3 top-1/2 -translate-y-1/2 text-faint" />
      </div>
    </FieldFrame>
  );
}
