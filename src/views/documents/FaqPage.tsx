import { use } from 'react';
import { documentsOf } from '../../texts/documentsOf.ts';
import { Markdown } from '../ui/Markdown.tsx';
import { OpenMark } from '../ui/OpenMark.tsx';
import { type Section, outlineOf, partOf } from './outlineOf.ts';

/** Questions that open to their answers; an address may name one, which is then open. */
export function FaqPage({ locale }: { locale: string | null }) {
  const { title, introduction, sections } = outlineOf(use(documentsOf(locale)).faq);
  return (
    <div className="page-width flex-1 py-10 md:py-14">
      <div data-document className="max-w-48rem">
        <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
        <Markdown text={introduction} className="mt-4 text-lg text-muted" />
        <div className="mt-8 border-t border-line">
          {sections.map((section) => (
            <Question key={section.id} section={section} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Question({ section }: { section: Section }) {
  return (
    <details id={section.id} ref={openIfMeant} className="group scroll-mt-20 border-b border-line">
      <summary className="moves flex min-h-12 cursor-pointer list-none items-center gap-3 py-3 text-lg font-medium text-ink hover:text-accent-text [&::-webkit-details-marker]:hidden">
        <OpenMark />
        {section.title}
      </summary>
      <Markdown text={section.text} className="pb-5 pl-7 text-muted" />
    </details>
  );
}

/** The question that the address names is open. */
function openIfMeant(question: HTMLDetailsElement | null) {
  if (question === null || question.id !== partOf(window.location.hash)) return;
  question.open = true;
  question.scrollIntoView();
}
