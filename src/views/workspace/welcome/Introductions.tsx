import FootprintsIcon from '~icons/lucide/footprints';
import PresentationIcon from '~icons/lucide/presentation';
import { useSelector } from '@xstate/react';
import { type WelcomeActor, selectMayInvite, selectMayTour } from '#machines/workspace/welcomeMachine.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../useTexts.ts';

/** The ways back to what was shown on the first visit. */
export function Introductions({ welcome }: { welcome: WelcomeActor }) {
  const { demoTexts, tourTexts } = useTexts();
  const mayInvite = useSelector(welcome, selectMayInvite);
  const mayTour = useSelector(welcome, selectMayTour);
  return (
    <div className="flex flex-wrap gap-1 border-t border-line p-3 md:mt-auto">
      <Button
        size="sm"
        variant="quiet"
        icon={PresentationIcon}
        whyDisabled={mayInvite ? undefined : tourTexts.shown}
        onPress={() => welcome.send({ type: 'demo.requested' })}
      >
        {demoTexts.show}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        icon={FootprintsIcon}
        whyDisabled={mayTour ? undefined : tourTexts.shown}
        onPress={() => welcome.send({ type: 'tour.requested' })}
      >
        {tourTexts.take}
      </Button>
    </div>
  );
}
