import { use } from 'react';
import type { BoardActor } from '#machines/pages/boardMachine.ts';
import { documentsOf } from '../../texts/documentsOf.ts';
import { DocumentSection } from '../documents/DocumentSection.tsx';
import { outlineOf } from '../documents/outlineOf.ts';
import { Markdown } from '../ui/Markdown.tsx';
import { Board } from './Board.tsx';

interface CommunityPageProps {
  board: BoardActor;
  locale: string | null;
  /** Whether it is known that the reader has no account. */
  isVisitor: boolean;
}

/** How to join, and the board of shared runs. */
export function CommunityPage({ board, locale, isVisitor }: CommunityPageProps) {
  const { community, join } = use(documentsOf(locale));
  const text = community.replace('{join}', isVisitor ? join.visitor : join.anybody);
  const { title, introduction, sections } = outlineOf(text);
  return (
    <div className="page-width flex-1 py-10 md:py-14">
      <div data-document className="max-w-44rem">
        <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
        <Markdown text={introduction} className="mt-4 text-lg text-muted" />
        {sections.map((section) => (
          <DocumentSection key={section.id} section={section} />
        ))}
      </div>
      <Board board={board} />
    </div>
  );
}
