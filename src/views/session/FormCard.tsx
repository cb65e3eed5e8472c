import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { AccountCard } from './AccountCard.tsx';
import type { Errand } from './RobotErrand.tsx';

interface FormCardProps {
  title: string;
  introduction: string;
  children: ReactNode;
  errand?: Errand;
  drawing?: ReactNode;
  onSubmit: () => void;
  className?: string;
}

/** A form in the middle of the page. When it comes back with errors, the first of them receives the focus. */
export function FormCard({ children, onSubmit, ...card }: FormCardProps) {
  return (
    <AccountCard {...card}>
      <form
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
    </AccountCard>
  );
}
