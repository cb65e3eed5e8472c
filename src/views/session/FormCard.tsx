import type { ReactNode } from 'react';
import { Form } from '../ui/Form.tsx';
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

/** A form in the middle of the page. */
export function FormCard({ children, onSubmit, ...card }: FormCardProps) {
  return (
    <AccountCard {...card}>
      <Form onSubmit={onSubmit}>{children}</Form>
    </AccountCard>
  );
}
