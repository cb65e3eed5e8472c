import type { HTMLInputTypeAttribute, ReactNode } from 'react';
import { FieldFrame, describedBy } from './FieldFrame.tsx';

export interface FieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: HTMLInputTypeAttribute;
  hint?: string | undefined;
  /** What is wrong with the value, in words. */
  error?: string | undefined;
  /** What a password manager may fill in. */
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'url';
  isRequired?: boolean;
  isReadOnly?: boolean;
  placeholder?: string;
  /** Something at the end of the field, such as a button that shows the password. */
  trailing?: ReactNode;
  className?: string;
}

/** One line of text with its label, hint and error. */
export function Field({
  id,
  label,
  value,
  onChange,
  type = 'text',
  hint,
  error,
  isRequired = false,
  isReadOnly = false,
  trailing,
  className = '',
  ...rest
}: FieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired} className={className}>
      <div className="relative">
        <input
          {...rest}
          id={id}
          name={id}
          type={type}
          value={value}
          readOnly={isReadOnly}
          aria-required={isRequired}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(id)}
          className={`moves control-edge h-11 w-full px-3 text-lg aria-[invalid=true]:border-bad md:h-10 md:text-base ${trailing === undefined ? '' : 'pr-12'}`}
          onChange={(event) => onChange(event.target.value)}
        />
        <div className="absolute inset-y-0 right-0 grid md:right-1 place-items-center">{trailing}</div>
      </div>
    </FieldFrame>
  );
}
