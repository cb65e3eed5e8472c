import { Link } from '../ui/Link.tsx';
import type { Guide } from '../../texts/Documents.ts';
import { useTexts } from '../useTexts.ts';
import { findIn } from './findIn.ts';

interface SearchResultsProps {
  guides: readonly Guide[];
  query: string;
}

/** The sections of the documentation in which something was found. */
export function SearchResults({ guides, query }: SearchResultsProps) {
  const { documentTexts } = useTexts();
  const found = findIn(guides, query);
  return (
    <div className="min-w-0 max-w-44rem">
      <h1 className="text-3xl font-semibold tracking-tight [overflow-wrap:anywhere]">
        {documentTexts.foundFor(query)}
      </h1>
      <p role="status" className="mt-3 text-lg text-muted">
        {found.length === 0 ? documentTexts.nothingFound : documentTexts.found(found.length)}
      </p>
      <ol data-document className="mt-6 grid gap-5">
        {found.map(({ slug, guide, section, excerpt }) => (
          <li key={`${slug} ${section.id}`}>
            <p className="text-sm text-faint">{guide}</p>
            <h2 className="text-xl font-semibold tracking-tight">
              <Link
                href={section.id === '' ? `/docs/${slug}` : `/docs/${slug}#${section.id}`}
                className="text-accent-text"
              >
                {section.title}
              </Link>
            </h2>
            <p className="mt-1 text-muted [overflow-wrap:anywhere]">{excerpt}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
