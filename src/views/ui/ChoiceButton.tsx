import type { ReactNode } from 'react';

interface ChoiceButtonProps {
  children: ReactNode;
  isChosen: boolean;
  onPress: () => void;
}

/** One of a row of small buttons that stay pressed: the chosen one of several, or each by itself. */
export function ChoiceButton({ children, isChosen, onPress }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className="moves h-7 border border-line rounded-none bg-surface px-2 text-xs font-medium text-muted -ml-px first:ml-0 first:rounded-l last:rounded-r hover:bg-hover hover:text-ink aria-pressed:bg-hover aria-pressed:text-ink max-md:h-9"
      onClick={onPress}
    >
      {children}
    </button>
  );
}
