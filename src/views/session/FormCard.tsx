import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Card } from '../ui/Card.tsx';

interface FormCardProps {
  title: string;
  introduction: string;
  children: ReactNode;
  onSubmit: () => void;
  className?: string;
}

/** A form in the middle of the page. When it comes back with faults, the first of them receives the focus. */
export function FormCard({ title, introduction, children, onSubmit, className = 'max-w-26rem' }: FormCardProps) {
  return (
    <section className="graph-paper grid flex-1 items-start justify-items-center px-4 py-12 md:py-20">
      <Card className={`w-full p-6 md:p-8 ${className}`}>
        <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
        <p className="mb-6 mt-2 text-muted">{introduction}</p>
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
      </Card>
    </section>
  );
}
