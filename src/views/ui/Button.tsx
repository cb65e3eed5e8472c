import type { MouseEvent, ReactNode, Ref } from 'react';
import type { Icon } from './Icon.ts';
import { type ButtonSize, type ButtonVariant, buttonClass } from './buttonClass.ts';
import { Spinner } from './Spinner.tsx';
import { ariaKeys, hintWithKeys } from './keyNames.ts';

export interface ButtonProps {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  type?: 'button' | 'submit';
  /** The id of the form that it sends, where it stands outside of it. */
  form?: string;
  icon?: Icon | undefined;
  /** Its name for those who hear the page, where less of it fits on the screen. */
  label?: string;
  /** The keys that do the same (`keyNames.ts`); its hint names them after its label. */
  shortcut?: string | undefined;
  /** At work on the last press: further presses are ignored, and the button keeps its width. */
  isBusy?: boolean;
  /** Cannot be pressed for now; it stays reachable by keyboard, so that a focus that is on it stays there. */
  isDisabled?: boolean;
  /** Why it cannot be pressed. */
  whyDisabled?: string | undefined;
  /** In a dialog: where the focus goes when it opens. */
  takesFocus?: boolean;
  /** The id of a popover that a press closes. */
  closes?: string | undefined;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
}

export function Button({
  children,
  variant = 'secondary',
  size = 'md',
  type = 'button',
  form,
  icon: Sign,
  label,
  shortcut,
  isBusy = false,
  isDisabled = false,
  whyDisabled,
  takesFocus = false,
  closes,
  className = '',
  ref,
  onPress,
}: ButtonProps) {
  const isOff = isBusy || isDisabled || whyDisabled !== undefined;
  return (
    <button
      ref={ref}
      type={isOff ? 'button' : type}
      form={form}
      aria-disabled={isOff ? true : undefined}
      aria-busy={isBusy ? true : undefined}
      aria-label={label}
      aria-keyshortcuts={shortcut === undefined ? undefined : ariaKeys(shortcut)}
      title={whyDisabled ?? (shortcut === undefined ? undefined : hintWithKeys(label ?? '', shortcut))}
      popoverTarget={closes}
      popoverTargetAction={closes === undefined ? undefined : 'hide'}
      data-autofocus={takesFocus ? true : undefined}
      className={`${buttonClass(variant, size)} ${className}`}
      onClick={isOff ? undefined : onPress}
    >
      {isBusy ? <Spinner /> : Sign && <Sign className="text-[1.15em]" />}
      {children}
    </button>
  );
}
