import type { ReactNode } from 'react';

/** Cards of paths side by side: one on a phone, two on a tablet, four on a desk. */
export function PathCards({ children }: { children: ReactNode }) {
  return <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-4">{children}</ul>;
}
