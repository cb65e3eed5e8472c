import SlidersHorizontalIcon from '~icons/lucide/sliders-horizontal';
import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import type { RobotDisplayActor } from '#machines/workspace/robotDisplayMachine.ts';
import { useTexts } from '../../useTexts.ts';
import { DisplayChoices } from './DisplayChoices.tsx';

/** How the robot is shown, behind one button: what is chosen once need not stand over the robot for ever. */
export function DisplayMenu({ display }: { display: RobotDisplayActor }) {
  const { robotTexts } = useTexts();
  return (
    <Popover className="relative">
      <PopoverButton
        aria-label={robotTexts.display}
        title={robotTexts.display}
        className="moves grid size-8 shrink-0 place-items-center rounded border border-transparent text-muted hover:bg-hover hover:text-ink data-open:bg-hover data-open:text-ink"
      >
        <SlidersHorizontalIcon className="text-lg" />
      </PopoverButton>
      <PopoverPanel className="absolute right-0 top-full z-20 mt-1 w-max rounded border border-line bg-raised p-3 shadow-floating">
        <DisplayChoices display={display} />
      </PopoverPanel>
    </Popover>
  );
}
