import { keysText } from '../../ui/keyNames.ts';

/** Keys to be pressed together, as the reader's keyboard names them. */
export function Keys({ keys, className = '' }: { keys: string; className?: string }) {
  return (
    <kbd
      translate="no"
      className={`shrink-0 rounded border border-edge bg-sunken px-1.5 py-0.5 font-mono text-xs text-muted ${className}`}
    >
      {keysText(keys)}
    </kbd>
  );
}
