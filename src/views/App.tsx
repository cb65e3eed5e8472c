import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import { type AppActor, selectLocale, selectPage } from '#machines/app/appSelectors.ts';
import type { Build } from '#machines/recording/isSameBuild.ts';
import { type LocaleActor, selectHasFailed, selectSpoken } from '#machines/widgets/localeSelectors.ts';
import type { Words } from '../texts/Texts.ts';
import { CrashBoundary } from './layout/CrashBoundary.tsx';
import { SiteFrame } from './layout/SiteFrame.tsx';
import { ImageBaseContext } from './ImageBaseContext.ts';
import { Page } from './Page.tsx';
import { FollowContext } from './ui/Link.tsx';
import { TextsContext } from './useTexts.ts';
import './theme/fonts.css';
import './theme/theme.css';
import './theme/forcedColors.css';
import './theme/print.css';

interface AppProps {
  app: AppActor;
  config: RuntimeConfig;
  build: Build;
  /** The words of a language; undefined before they were fetched, and for null. */
  wordsOf: (locale: string | null) => Words | undefined;
  /** What stands here when no words come. */
  withoutWords: ReactNode;
  /** Gives the log of the visit to the learner, also when nothing else works any more. */
  onReport: () => void;
}

/** Everything that is seen, in the language of its reader. */
export function App(props: AppProps) {
  const locale = useSelector(props.app, selectLocale);
  return locale === undefined ? null : <SpokenSite {...props} locale={locale} />;
}

function SpokenSite({ locale, wordsOf, withoutWords, ...site }: AppProps & { locale: LocaleActor }) {
  const texts = wordsOf(useSelector(locale, selectSpoken));
  const hasFailed = useSelector(locale, selectHasFailed);
  if (texts === undefined) return hasFailed ? withoutWords : null;
  return <Site {...site} wordsOf={wordsOf} texts={texts} />;
}

interface SiteProps extends Omit<AppProps, 'withoutWords'> {
  texts: Words;
}

function Site({ app, config, build, wordsOf, texts, onReport }: SiteProps) {
  const follow = useCallback((path: string) => app.send({ type: 'path.requested', path }), [app]);
  // What one page breaks of is forgotten on the next.
  const page = useSelector(app, selectPage);
  // A visit that is replayed speaks its own language, or that of its reader where its words are not here.
  const wordsOfReplayed = (locale: string | null) => wordsOf(locale) ?? texts;
  const renderSite = (other: AppActor) => (
    <App
      app={other}
      config={config}
      build={build}
      wordsOf={wordsOfReplayed}
      withoutWords={null}
      onReport={() => undefined}
    />
  );
  return (
    <TextsContext value={texts}>
      <CrashBoundary onReport={onReport}>
        <FollowContext value={follow}>
          <SiteFrame app={app} enterpriseUrl={config.enterpriseUrl}>
            <CrashBoundary key={page} onReport={onReport}>
              <ImageBaseContext value={config.imageBaseUrl}>
                <Page app={app} config={config} build={build} renderSite={renderSite} />
              </ImageBaseContext>
            </CrashBoundary>
          </SiteFrame>
        </FollowContext>
      </CrashBoundary>
    </TextsContext>
  );
}
