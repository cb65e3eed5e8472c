import type { ReactNode } from 'react';
import { languageOfDocuments } from '../../texts/documentsOf.ts';
import { Banner } from '../ui/Banner.tsx';
import { useTexts } from '../useTexts.ts';

interface InLanguageOfDocumentsProps {
  /** What the rest of the page speaks. */
  locale: string | null;
  children: ReactNode;
}

/** A document says so where its language is not that of the page, to whoever sees it and to whoever hears it. */
export function InLanguageOfDocuments({ locale, children }: InLanguageOfDocumentsProps) {
  const { documentTexts } = useTexts();
  const language = languageOfDocuments(locale);
  if (locale === null || language === locale) return children;
  return (
    <>
      <Banner tone="signal">{documentTexts.untranslated}</Banner>
      <div lang={language} className="contents">
        {children}
      </div>
    </>
  );
}
