import { useEffect, useState } from 'react';
import type { Actor, AnyActorLogic } from 'xstate';

/**
 * An actor that is a view's own: started when the view is shown, stopped with it. `useActorRef` does the same, but would bring
 * XState along wherever a view asks its library for `useSelector`, and so before the first sight of the site.
 */
export function useOwnActor<Logic extends AnyActorLogic>(create: () => Actor<Logic>): Actor<Logic> {
  const [actor] = useState(create);
  useEffect(() => {
    actor.start();
    return () => void actor.stop();
  }, [actor]);
  return actor;
}
