import {
  FloatingDelayGroup,
  FloatingPortal,
  flip,
  offset,
  shift,
  useDelayGroup,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useMergeRefs,
  useRole,
} from '@floating-ui/react';
import { type ReactNode, useState } from 'react';
import { hintClass } from './hintClass.ts';

/** The first hint takes 700 ms of hovering; while one has just been open, the next needs none for 300 ms. */
export function TooltipGroup({ children }: { children: ReactNode }) {
  return (
    <FloatingDelayGroup delay={{ open: 700, close: 0 }} timeoutMs={300}>
      {children}
    </FloatingDelayGroup>
  );
}

interface TooltipProps {
  /** Nothing to say, nothing to show. */
  content: string | undefined;
  children: ReactNode;
  className?: string;
}

/** A hint that appears on hover and focus and goes on Escape. */
export function Tooltip({ content, children, className = 'inline-flex' }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { refs, floatingStyles, context } = useFloating({
    open: isOpen,
    onOpenChange: setIsOpen,
    middleware: [offset(8), flip(), shift({ padding: 8 })],
  });
  const reference = useMergeRefs([refs.setReference]);
  const floating = useMergeRefs([refs.setFloating]);
  const { delay } = useDelayGroup(context);
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { delay, move: false }),
    useFocus(context),
    useDismiss(context),
    useRole(context, { role: 'tooltip' }),
  ]);

  return (
    <>
      <span ref={reference} className={className} {...getReferenceProps()}>
        {children}
      </span>
      {isOpen && content !== undefined ? (
        <FloatingPortal>
          <div ref={floating} style={floatingStyles} className={hintClass} {...getFloatingProps()}>
            {content}
          </div>
        </FloatingPortal>
      ) : null}
    </>
  );
}
