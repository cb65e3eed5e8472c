import type { ReactElement } from 'react';
import { appMachine } from '#machines/app/appMachine.ts';
import '#machines/app/everyPage.ts';
import type { AppActor } from '#machines/app/appSelectors.ts';
import { SiteFrame } from '#src/views/layout/SiteFrame.tsx';
import { frozenActor } from '../engine/frozen.ts';

/** What stands around every page, for an app that has started nothing else than these. */
export function frameWith(children: Partial<ReturnType<AppActor['getSnapshot']>['children']>): ReactElement {
  const app = frozenActor(appMachine, { value: 'starting', context: { path: '/', user: null } });
  Object.assign(app.getSnapshot(), { children });
  return (
    <SiteFrame app={app} enterpriseUrl={null}>
      {null}
    </SiteFrame>
  );
}
