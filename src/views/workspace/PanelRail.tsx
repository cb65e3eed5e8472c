import type { Ref } from 'react';
import type { Icon } from '../ui/Icon.ts';
import { IconButton } from '../ui/IconButton.tsx';

interface PanelRailProps {
  name: string;
  icon: Icon;
  /** The keys that do the same as a press. */
  shortcut: string | undefined;
  className: string;
  ref: Ref<HTMLButtonElement>;
  onOpen: () => void;
}

/** What is left of a panel that is not on the screen: its name, and the way to bring it back. */
export function PanelRail({ name, icon, shortcut, className, ref, onOpen }: PanelRailProps) {
  return (
    <div className={`hidden w-11 shrink-0 flex-col items-center gap-3 bg-surface py-1.5 md:flex ${className}`}>
      <IconButton label={name} icon={icon} shortcut={shortcut} isExpanded={false} ref={ref} onPress={onOpen} />
      <span aria-hidden="true" className="eyebrow [writing-mode:vertical-rl]">
        {name}
      </span>
    </div>
  );
}
