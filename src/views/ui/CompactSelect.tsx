import ChevronsUpDownIcon from '~icons/lucide/chevrons-up-down';

interface CompactSelectProps {
  id: string;
  label: string;
  value: string;
  options: readonly string[];
  placeholder: string;
  onChange: (value: string) => void;
}

/** One of a few names, for a tool panel. */
export function CompactSelect({ id, label, value, options, placeholder, onChange }: CompactSelectProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-xs font-medium text-muted">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          className="moves control-edge h-9 w-full appearance-none truncate pl-2.5 pr-7 font-mono text-lg md:text-sm"
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option} value={option} translate="no">
              {option}
            </option>
          ))}
        </select>
        <ChevronsUpDownIcon className="pointer-events-none absolute right-2 top-1/2 -translate-y-1/2 text-faint" />
      </div>
    </div>
  );
}
