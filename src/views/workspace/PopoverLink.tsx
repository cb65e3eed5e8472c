import type { ReactNode } from 'react';

interface PopoverLinkProps {
  children: ReactNode;
  onPress: () => void;
}

/** Words in a popover that lead out of it: it closes, so that what they lead to can be seen. */
export function PopoverLink({ children, onPress }: PopoverLinkProps) {
  return (
    <button
      type="button"
      className="align-top text-left text-accent-text underline underline-offset-2"
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
        onPress();
      }}
    >
      {children}
    </button>
  );
}
