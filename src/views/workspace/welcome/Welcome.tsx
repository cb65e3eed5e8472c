import { useSelector } from '@xstate/react';
import { type WelcomeActor, selectDemo, selectTour } from '#machines/workspace/welcomeMachine.ts';
import { DemoDialog } from './DemoDialog.tsx';
import { ActivityWatch } from './ActivityWatch.tsx';
import { TourMark } from './TourMark.tsx';

/** What a learner is shown on the first visit, or asks to see again. */
export function Welcome({ welcome }: { welcome: WelcomeActor }) {
  const demo = useSelector(welcome, selectDemo);
  const tour = useSelector(welcome, selectTour);
  return (
    <>
      <ActivityWatch welcome={welcome} />
      {demo === undefined ? null : <DemoDialog demo={demo} />}
      {tour === undefined ? null : <TourMark tour={tour} />}
    </>
  );
}
