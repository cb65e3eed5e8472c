import type { EmailError } from '#machines/session/emailError.ts';
import { Field } from '../ui/Field.tsx';
import { useTexts } from '../useTexts.ts';

interface EmailFieldProps {
  value: string;
  error: EmailError | null | undefined;
  isReadOnly?: boolean;
  onChange: (email: string) => void;
}

/** The address that names an account; password managers know it as such. */
export function EmailField({ value, error, isReadOnly = false, onChange }: EmailFieldProps) {
  const { accountTexts, emailErrorTexts } = useTexts();
  return (
    <Field
      id="email"
      label={accountTexts.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      isReadOnly={isReadOnly}
      value={value}
      error={error ? emailErrorTexts[error] : undefined}
      onChange={onChange}
    />
  );
}
