import ArrowUpRightIcon from '~icons/lucide/arrow-up-right';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import { useTexts } from '../useTexts.ts';

/** Where emails are found on a server that sends none; nothing where they are really sent. */
export function InboxNote({ emails }: { emails: RuntimeConfig['emails'] }) {
  const { inboxTexts } = useTexts();
  return emails === 'inbox' ? (
    <p className="mt-5 flex flex-wrap items-center gap-x-2 rounded border border-signal/35 bg-signal/8 px-3 py-1.5 text-sm text-muted">
      {inboxTexts.note}
      <a
        href="/_inbox"
        target="_blank"
        rel="noopener"
        className="moves inline-flex min-h-11 items-center gap-1 font-medium text-signal underline-offset-3 hover:underline md:min-h-8"
      >
        {inboxTexts.open}
        <ArrowUpRightIcon />
        <span className="sr-only">{inboxTexts.opensTab}</span>
      </a>
    </p>
  ) : null;
}
