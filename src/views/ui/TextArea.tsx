import { FieldFrame, describedBy } from './FieldFrame.tsx';

interface TextAreaProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  /** What is wrong with the value, in words. */
  error?: string | undefined;
  isRequired?: boolean;
  isReadOnly?: boolean;
}

/** Several lines of text with their label, hint and error. */
export function TextArea({
  id,
  label,
  value,
  onChange,
  hint,
  error,
  isRequired = false,
  isReadOnly = false,
}: TextAreaProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isRequired={isRequired}>
      <textarea
        id={id}
        name={id}
        rows={8}
        value={value}
        readOnly={isReadOnly}
        aria-required={isRequired}
        aria-invalid={error !== undefined}
        aria-describedby={describedBy(id)}
        className="moves control-edge block w-full resize-y px-3 py-2 text-lg aria-[invalid=true]:border-bad md:text-base"
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  );
}
