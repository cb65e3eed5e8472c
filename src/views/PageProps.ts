import type { ReactNode } from 'react';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import type { AppActor } from '#machines/app/appSelectors.ts';
import type { Build } from '#machines/recording/isSameBuild.ts';

/** What every page may draw on. */
export interface PageProps {
  app: AppActor;
  config: RuntimeConfig;
  build: Build;
  /** Renders the whole site on another app, such as one that is replayed. */
  renderSite: (app: AppActor) => ReactNode;
}
