import { use } from 'react';
import type { Operator } from '#contract/runtimeConfig.ts';
import { documentsOf } from '../../texts/documentsOf.ts';
import { useTexts } from '../useTexts.ts';
import { DocumentView } from './DocumentView.tsx';
import { outlineOf } from './outlineOf.ts';

interface TermsPageProps {
  operator: Operator;
  locale: string | null;
}

/** What may be done here, and what is stored about whom. */
export function TermsPage({ operator, locale }: TermsPageProps) {
  const { documentTexts } = useTexts();
  const { terms } = use(documentsOf(locale));
  const text = terms
    .replaceAll('{operator}', operator.name ?? documentTexts.operator)
    .replaceAll('{contact}', operator.contactEmail ?? documentTexts.contact);
  return (
    <div className="page-width flex-1 py-10 md:py-14">
      <DocumentView outline={outlineOf(text)} />
    </div>
  );
}
