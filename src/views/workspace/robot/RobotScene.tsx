import { useEffect, useRef } from 'react';
import type { OpenedWorld } from '#contract/robot.ts';
import type { Ghosts } from '#machines/ports/pastPort.ts';
import type { Sightings } from '#machines/ports/robotPort.ts';
import type { RobotDisplayActor } from '#machines/workspace/robotDisplayMachine.ts';
import { useTexts } from '../../useTexts.ts';

interface RobotSceneProps {
  robot: Sightings;
  ghosts: Ghosts;
  opened: OpenedWorld;
  display: RobotDisplayActor;
}

/** The place of the scene on the page. What draws it is fetched when somebody looks, and lives beside React. */
export function RobotScene({ robot, ghosts, opened, display }: RobotSceneProps) {
  const { robotTexts } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const label = robotTexts.scene;
  useEffect(() => {
    let isGone = false;
    let close: (() => void) | undefined;
    const open = async () => {
      const { openScene } = await import('./scene/openScene.ts');
      if (isGone || place.current === null) return;
      close = openScene(place.current, { robot, ghosts, opened, display, label });
    };
    open().catch(() => display.send({ type: 'scene.failed' }));
    return () => {
      isGone = true;
      close?.();
    };
  }, [robot, ghosts, opened, display, label]);
  // On a desk all of it is in sight between the buttons over it and the slider under it, however low the panel is.
  return (
    <div
      ref={place}
      className="relative mx-3 min-h-64 flex-1 basis-80 overflow-hidden border border-line rounded bg-sunken md:max-h-[max(10rem,100cqh-9rem)] md:min-h-40 low:max-h-[max(6rem,100cqh-6rem)]! low:min-h-24!"
    />
  );
}
