import { Markdown } from '../ui/Markdown.tsx';
import { useTexts } from '../useTexts.ts';
import { type Section, partOf } from './outlineOf.ts';

/** A part of a document under its heading, which has an address of its own. */
export function DocumentSection({ section }: { section: Section }) {
  const { documentTexts } = useTexts();
  return (
    <section id={section.id} ref={arrive} aria-labelledby={`${section.id}-title`} className="mt-10 scroll-mt-20">
      <h2 id={`${section.id}-title`} className="group text-2xl font-semibold tracking-tight">
        {section.title}
        <a
          href={`#${section.id}`}
          aria-label={documentTexts.linkTo(section.title)}
          className="moves ml-2 text-faint no-underline opacity-0 group-hover:opacity-100 focus-visible:opacity-100"
        >
          #
        </a>
      </h2>
      <Markdown text={section.text} className="mt-3 text-base text-muted" />
    </section>
  );
}

/** Whoever comes for this part is shown it as soon as it is there. */
function arrive(section: HTMLElement | null) {
  if (section !== null && section.id === partOf(window.location.hash)) section.scrollIntoView();
}
