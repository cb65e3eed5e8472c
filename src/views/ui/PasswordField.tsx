import EyeIcon from '~icons/lucide/eye';
import EyeOffIcon from '~icons/lucide/eye-off';
import { useState } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { IconButton } from './IconButton.tsx';

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'trailing'> {
  showLabel: string;
  hideLabel: string;
}

/** A password, hidden until its owner wants to see it. Whether it is seen is nobody else's business. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? EyeOffIcon : EyeIcon}
          className="max-md:size-11"
          onPress={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
