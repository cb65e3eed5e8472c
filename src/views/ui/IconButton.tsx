import type { Ref } from 'react';
import type { Icon } from './Icon.ts';
import { Spinner } from './Spinner.tsx';
import { ariaKeys, hintWithKeys } from './keyNames.ts';

interface IconButtonProps {
  /** What it does: its name for those who hear the page, and its hint for those who see it. */
  label: string;
  icon: Icon;
  /** The keys that do the same anywhere on the page, such as `Mod+S`: the hint names them after its label. */
  shortcut?: string | undefined;
  /** Cannot be pressed for now; it stays reachable by keyboard, so that a focus that is on it stays there. */
  isDisabled?: boolean;
  /** At work on the last press: further presses are ignored. */
  isBusy?: boolean;
  /** For a button that switches something on and off. */
  isPressed?: boolean;
  /** For a button that opens or closes something on the page. */
  isExpanded?: boolean;
  controls?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  onPress: () => void;
}

export function IconButton({
  label,
  icon: Sign,
  shortcut,
  isDisabled = false,
  isBusy = false,
  isPressed,
  isExpanded,
  controls,
  className = '',
  ref,
  onPress,
}: IconButtonProps) {
  const isOff = isBusy || isDisabled;
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-keyshortcuts={shortcut === undefined ? undefined : ariaKeys(shortcut)}
      title={shortcut === undefined ? label : hintWithKeys(label, shortcut)}
      aria-expanded={isExpanded}
      aria-pressed={isPressed}
      aria-controls={controls}
      aria-disabled={isOff ? true : undefined}
      aria-busy={isBusy ? true : undefined}
      className={`moves grid size-8 shrink-0 place-items-center rounded border border-transparent text-muted hover:bg-hover hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-busy:opacity-100! aria-pressed:text-accent-text ${className}`}
      onClick={isOff ? undefined : onPress}
    >
      {isBusy ? <Spinner /> : <Sign className="text-lg" />}
    </button>
  );
}
