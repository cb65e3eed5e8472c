import GlobeIcon from '~icons/lucide/globe';
import { useSelector } from '@xstate/react';
import { type AppActor, selectLocale } from '#machines/app/appSelectors.ts';
import { type LocaleActor, selectAvailable, selectChosen } from '#machines/widgets/localeSelectors.ts';
import { useFirstTexts } from '../useTexts.ts';
import { languageName } from './languageName.ts';

interface LocaleChooserProps {
  app: AppActor;
  className?: string;
}

/** From one language to another, each called as those call it who speak it; nothing while there is only one. */
export function LocaleChooser({ app, className = '' }: LocaleChooserProps) {
  const locale = useSelector(app, selectLocale);
  return locale === undefined ? null : <Chooser locale={locale} className={className} />;
}

function Chooser({ locale, className }: { locale: LocaleActor; className: string }) {
  const { siteTexts } = useFirstTexts();
  const available = useSelector(locale, selectAvailable);
  const chosen = useSelector(locale, selectChosen);
  if (available.length < 2) return null;
  return (
    <label className={`relative flex items-center text-muted hover:text-ink ${className}`}>
      <span className="sr-only">{siteTexts.language}</span>
      <GlobeIcon className="pointer-events-none absolute left-2.5 text-lg" />
      <select
        value={chosen ?? ''}
        title={siteTexts.language}
        className="moves h-11 w-full cursor-pointer appearance-none rounded border border-transparent bg-transparent pl-9 pr-3 text-lg font-medium hover:bg-hover md:h-8 md:text-base"
        onChange={(event) => locale.send({ type: 'locale.chosen', locale: event.target.value })}
      >
        {available.map((name) => (
          <option key={name} value={name} lang={name} className="bg-surface text-ink">
            {languageName(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
