import { useState } from 'react';
import { Router } from 'wouter';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import type { AppActor } from '#machines/app/appSelectors.ts';
import type { Build } from '#machines/recording/isSameBuild.ts';
import type { Texts } from '../texts/Texts.ts';
import { CrashBoundary } from './layout/CrashBoundary.tsx';
import { SiteFrame } from './layout/SiteFrame.tsx';
import { locationFrom } from './locationFrom.ts';
import { Page } from './Page.tsx';
import { TextsContext } from './useTexts.ts';
import './theme/fonts.css';
import './theme/theme.css';

interface AppProps {
  app: AppActor;
  config: RuntimeConfig;
  build: Build;
  texts: Texts;
  /** Gives the log of the visit to the learner, also when nothing else works any more. */
  onReport: () => void;
}

/** Everything that is seen. */
export function App({ app, config, build, texts, onReport }: AppProps) {
  const [useAppLocation] = useState(() => locationFrom(app));
  return (
    <TextsContext value={texts}>
      <CrashBoundary onReport={onReport}>
        <Router hook={useAppLocation}>
          <SiteFrame app={app} enterpriseUrl={config.enterpriseUrl}>
            <CrashBoundary onReport={onReport}>
              <Page
                app={app}
                config={config}
                build={build}
                renderSite={(other) => (
                  <App app={other} config={config} build={build} texts={texts} onReport={() => undefined} />
                )}
              />
            </CrashBoundary>
          </SiteFrame>
        </Router>
      </CrashBoundary>
    </TextsContext>
  );
}
