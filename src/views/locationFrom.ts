import { useSelector } from '@xstate/react';
import type { BaseLocationHook } from 'wouter';
import { type AppActor, selectPath } from '#machines/app/appSelectors.ts';

/** wouter's idea of a location, answered by the app actor instead of by the browser; the query is not part of it. */
export function locationFrom(app: AppActor): BaseLocationHook {
  const go = (path: string) => app.send({ type: 'path.requested', path });
  return function useAppLocation() {
    const path = useSelector(app, selectPath);
    return [path.replace(/\?.*$/s, ''), go];
  };
}
