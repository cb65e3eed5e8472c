interface IconButtonProps {
  /** What it does: its name for those who hear the page, and its hint for those who see it. */
  label: string;
  /** The class of an icon: `i-lucide-x`. */
  icon: string;
  isDisabled?: boolean;
  /** For a button that opens or closes something on the page. */
  isExpanded?: boolean;
  controls?: string;
  className?: string;
  onPress: () => void;
}

export function IconButton({
  label,
  icon,
  isDisabled = false,
  isExpanded,
  controls,
  className = '',
  onPress,
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={isExpanded}
      aria-controls={controls}
      disabled={isDisabled}
      className={`moves grid size-8 shrink-0 place-items-center rounded border border-transparent text-muted hover:bg-hover hover:text-ink disabled:opacity-40 ${className}`}
      onClick={onPress}
    >
      <span aria-hidden="true" className={`${icon} text-lg`} />
    </button>
  );
}
