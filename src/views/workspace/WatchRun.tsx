import type { ReactNode } from 'react';

interface WatchRunProps {
  children: ReactNode;
  onWatch: () => void;
}

/** Words that lead to the run of the judge. What they stand in closes, so that the robot can be seen. */
export function WatchRun({ children, onWatch }: WatchRunProps) {
  return (
    <button
      type="button"
      className="align-top text-left text-accent-text underline underline-offset-2"
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.();
        onWatch();
      }}
    >
      {children}
    </button>
  );
}
