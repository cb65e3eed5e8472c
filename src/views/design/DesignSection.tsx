import type { ReactNode } from 'react';

/** One kind of piece, named at the left. */
export function DesignSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line py-8 lg:grid-cols-[11rem_1fr]">
      <h2 className="eyebrow pt-1">{title}</h2>
      <div className="grid min-w-0 gap-5">{children}</div>
    </section>
  );
}
