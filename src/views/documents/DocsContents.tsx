import { Link } from '../ui/Link.tsx';
import type { Guide } from '../../texts/Documents.ts';
import { useTexts } from '../useTexts.ts';
import { outlineOf } from './outlineOf.ts';

interface DocsContentsProps {
  guides: readonly Guide[];
  /** The guide that is shown. */
  current: string | undefined;
}

/** All guides; on a phone as a row of links, on a desk beside the guide. */
export function DocsContents({ guides, current }: DocsContentsProps) {
  const { documentTexts } = useTexts();
  return (
    <nav aria-label={documentTexts.contents} data-document className="mt-5">
      <ul className="flex flex-wrap gap-x-4 lg:grid lg:gap-0.5">
        {guides.map(({ slug, text }) => (
          <li key={slug}>
            <Link
              href={`/docs/${slug}`}
              aria-current={slug === current ? 'page' : undefined}
              className="moves inline-flex min-h-9 items-center border-b-2 border-transparent text-muted no-underline hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink lg:border-b-0 lg:border-l-2 lg:pl-3"
            >
              {outlineOf(text).title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
