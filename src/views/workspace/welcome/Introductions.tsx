import { useSelector } from '@xstate/react';
import { type WelcomeActor, selectIsFree } from '#machines/workspace/welcomeMachine.ts';
import { Button } from '../../ui/Button.tsx';
import { useTexts } from '../../useTexts.ts';

/** The ways back to what was shown on the first visit. */
export function Introductions({ welcome }: { welcome: WelcomeActor }) {
  const { demoTexts } = useTexts();
  const isFree = useSelector(welcome, selectIsFree);
  return (
    <div className="mt-auto flex flex-wrap gap-1 border-t border-line p-3">
      <Button
        size="sm"
        variant="quiet"
        icon="i-lucide-presentation"
        isDisabled={!isFree}
        onPress={() => welcome.send({ type: 'demo.requested' })}
      >
        {demoTexts.show}
      </Button>
    </div>
  );
}
