import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { type WelcomeActor, selectIsDue, selectIsPatient } from '#machines/workspace/welcomeMachine.ts';

/** Tells that somebody presses a key or the page, and when nothing on the screen waits to be answered, while that matters. */
export function ActivityWatch({ welcome }: { welcome: WelcomeActor }) {
  const isPatient = useSelector(welcome, selectIsPatient);
  const isDue = useSelector(welcome, selectIsDue);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const page = place.current?.ownerDocument;
    if (!isPatient || page === undefined) return undefined;
    const tell = () => welcome.send({ type: 'learner.acted' });
    for (const deed of ['keydown', 'pointerdown']) page.addEventListener(deed, tell, { capture: true });
    return () => {
      for (const deed of ['keydown', 'pointerdown']) page.removeEventListener(deed, tell, { capture: true });
    };
  }, [welcome, isPatient]);
  useEffect(() => {
    const page = place.current?.ownerDocument;
    if (!isDue || page === undefined) return undefined;
    const look = () => {
      if (page.querySelector('[role="dialog"]') === null) welcome.send({ type: 'desk.cleared' });
    };
    const watch = new MutationObserver(look);
    watch.observe(page.body, { childList: true, subtree: true });
    look();
    return () => watch.disconnect();
  }, [welcome, isDue]);
  return <span ref={place} hidden />;
}
