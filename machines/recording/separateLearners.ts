import type { AppContext } from '../app/appContext.ts';

/** What tells who is here. */
interface Site {
  subscribe: (hear: (snapshot: { context: Pick<AppContext, 'user'> }) => void) => unknown;
}

/**
 * Has a log begin anew when another learner is here: a computer may have many, and what one of them did is not for the next to send.
 * Whoever has signed out may still report why, and who signs in has been here before. The answer tells whose log it is now.
 */
export function separateLearners(site: Site, beginAnew: () => void): () => string | undefined {
  let learner: string | undefined;
  site.subscribe(({ context }) => {
    const now = context.user?.id;
    if (now === undefined || now === learner) return;
    if (learner !== undefined) beginAnew();
    learner = now;
  });
  return () => learner;
}
