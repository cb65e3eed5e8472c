import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';

interface FormProps {
  id?: string;
  className?: string;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form whose fields say themselves what is wrong. When it comes back with errors, the first of them receives the focus. */
export function Form({ onSubmit, children, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        flushSync(onSubmit);
        form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      }}
    >
      {children}
    </form>
  );
}
