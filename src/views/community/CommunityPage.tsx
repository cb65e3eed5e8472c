import { use } from 'react';
import { documentsOf } from '../../texts/documentsOf.ts';
import { DocumentSection } from '../documents/DocumentSection.tsx';
import { outlineOf } from '../documents/outlineOf.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Markdown } from '../ui/Markdown.tsx';
import { useTexts } from '../useTexts.ts';

/** How to join, and a board of kept runs; nothing stands on it that nobody has put there. */
export function CommunityPage({ locale }: { locale: string | null }) {
  const { communityTexts } = useTexts();
  const { title, introduction, sections } = outlineOf(use(documentsOf(locale)).community);
  return (
    <div className="page-width flex-1 py-10 md:py-14">
      <div data-document className="max-w-44rem">
        <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
        <Markdown text={introduction} className="mt-4 text-lg text-muted" />
        {sections.map((section) => (
          <DocumentSection key={section.id} section={section} />
        ))}
      </div>
      <section aria-labelledby="board" className="mt-12 max-w-44rem">
        <h2 id="board" className="text-2xl font-semibold tracking-tight">
          {communityTexts.board}
        </h2>
        <div className="mt-4 rounded-lg border border-line bg-surface">
          <EmptyState
            icon="i-lucide-clipboard-list"
            title={communityTexts.nothing}
            action={<ButtonLink to="/feedback">{communityTexts.tell}</ButtonLink>}
          >
            <p className="max-w-30rem">{communityTexts.nothingAdvice}</p>
          </EmptyState>
        </div>
      </section>
    </div>
  );
}
