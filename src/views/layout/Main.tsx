import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { type AppActor, selectPath } from '#machines/app/appSelectors.ts';
import { barePath } from '#machines/site/pages.ts';

/** The page itself. Whoever went to it over a link goes on from its beginning, with the keyboard, too. */
export function Main({ app, children }: { app: AppActor; children: ReactNode }) {
  const path = barePath(useSelector(app, selectPath));
  const main = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const page = main.current?.ownerDocument;
    const active = page?.activeElement;
    // A page may take the focus itself, and a visit that is replayed has none to give.
    const isFree = active === page?.body || (active?.closest('a') ?? null) !== null;
    if (isFree && page?.hasFocus()) main.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <main ref={main} id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
      {children}
    </main>
  );
}
