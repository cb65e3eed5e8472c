import { use } from 'react';
import { Link } from '../ui/Link.tsx';
import { documentsOf } from '../../texts/documentsOf.ts';
import { useTexts } from '../useTexts.ts';
import { DocsContents } from './DocsContents.tsx';
import { DocsSearch } from './DocsSearch.tsx';
import { DocumentView } from './DocumentView.tsx';
import { SearchResults } from './SearchResults.tsx';
import { outlineOf } from './outlineOf.ts';

interface DocsPageProps {
  /** The guide that the address names; null for the first. */
  slug: string | null;
  /** What is looked for; empty for nothing. */
  query: string;
  /** Looks for something. */
  onSearch: (query: string) => void;
  locale: string | null;
}

/** The documentation: its contents, a search, and one guide. */
export function DocsPage({ slug, query, onSearch, locale }: DocsPageProps) {
  const { guides } = use(documentsOf(locale));
  const guide = slug === null ? guides[0] : guides.find((one) => one.slug === slug);
  return (
    <div className="page-width grid flex-1 content-start gap-x-12 gap-y-6 grid-cols-[minmax(0,1fr)] py-8 md:py-12 lg:grid-cols-[15rem_1fr]">
      <div className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto">
        <DocsSearch query={query} onSearch={onSearch} />
        <DocsContents guides={guides} current={query === '' ? guide?.slug : undefined} />
      </div>
      {query === '' ? <Guide key={slug} text={guide?.text} /> : <SearchResults guides={guides} query={query} />}
    </div>
  );
}

function Guide({ text }: { text: string | undefined }) {
  return text === undefined ? <Unknown /> : <Written text={text} />;
}

function Unknown() {
  const { documentTexts } = useTexts();
  return (
    <div>
      <h1 className="text-3xl font-semibold tracking-tight">{documentTexts.unknown}</h1>
      <p className="mt-4 text-lg text-muted">{documentTexts.unknownAdvice}</p>
      <p className="mt-4">
        <Link href="/docs" className="text-accent-text underline underline-offset-3">
          {documentTexts.firstGuide}
        </Link>
      </p>
    </div>
  );
}

function Written({ text }: { text: string }) {
  const { documentTexts } = useTexts();
  const outline = outlineOf(text);
  return (
    <DocumentView outline={outline}>
      <nav aria-label={documentTexts.onThisPage} className="mt-6 rounded-lg border border-line bg-surface p-4">
        <ul className="flex flex-wrap gap-x-5 gap-y-1.5">
          {outline.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-6 items-center text-accent-text">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </DocumentView>
  );
}
