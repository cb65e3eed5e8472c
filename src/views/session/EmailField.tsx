import type { EmailFault } from '#machines/session/emailFault.ts';
import { Field } from '../ui/Field.tsx';
import { useTexts } from '../useTexts.ts';

interface EmailFieldProps {
  value: string;
  fault: EmailFault | null | undefined;
  isReadOnly?: boolean;
  onChange: (email: string) => void;
}

/** The address that names an account; password managers know it as such. */
export function EmailField({ value, fault, isReadOnly = false, onChange }: EmailFieldProps) {
  const { accountTexts, emailFaultTexts } = useTexts();
  return (
    <Field
      id="email"
      label={accountTexts.email}
      type="email"
      inputMode="email"
      autoComplete="username"
      isReadOnly={isReadOnly}
      value={value}
      error={fault ? emailFaultTexts[fault] : undefined}
      onChange={onChange}
    />
  );
}
