import type { ReactNode } from 'react';
import { Markdown } from '../ui/Markdown.tsx';
import { DocumentSection } from './DocumentSection.tsx';
import type { Outline } from './outlineOf.ts';

interface DocumentViewProps {
  outline: Outline;
  /** What stands under the introduction, such as the contents. */
  children?: ReactNode;
}

/** A document: its title, its introduction and its sections. */
export function DocumentView({ outline, children }: DocumentViewProps) {
  return (
    <article data-document className="min-w-0 max-w-44rem">
      <h1 className="text-3xl font-semibold tracking-tight text-balance">{outline.title}</h1>
      <Markdown text={outline.introduction} className="mt-4 text-lg text-muted" />
      {children}
      {outline.sections.map((section) => (
        <DocumentSection key={section.id} section={section} />
      ))}
    </article>
  );
}
