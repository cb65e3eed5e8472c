import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { nearbyOf } from './handFocusOn.ts';

export interface DialogProps {
  isOpen: boolean;
  title: string;
  /** For what needs the width of the page. */
  isWide?: boolean;
  children: ReactNode;
  /** The buttons, the one that changes nothing first, with `takesFocus`. */
  actions: ReactNode;
  /** Escape, or a press beside it. */
  onClose: () => void;
}

/** Keeps the focus inside, gives it back afterwards, and closes on Escape or a press beside it. */
export function ModalDialog({ isOpen, title, isWide = false, children, actions, onClose }: DialogProps) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    const goBack = wayBack();
    // Opened as it is mounted, it would not know yet what page it has to keep shut: it takes one more render.
    // oxlint-disable-next-line react/set-state-in-effect
    setIsMounted(true);
    return () => {
      wayBackOfLast = goBack;
      queueMicrotask(() => {
        wayBackOfLast = undefined;
        goBack?.();
      });
    };
  }, []);
  return (
    <HeadlessDialog open={isOpen && isMounted} onClose={onClose} className="relative z-50 outline-none">
      <DialogBackdrop className="fixed inset-0 bg-black/60" />
      <div className="fixed inset-0 grid place-items-end overflow-y-auto p-3 md:place-items-center">
        <DialogPanel
          className={`w-full rounded-lg bg-raised p-5 text-base text-muted shadow-floating md:p-6 ${isWide ? 'max-w-72rem' : 'max-w-28rem'}`}
        >
          <DialogTitle className="mb-2 text-xl font-semibold text-ink">{title}</DialogTitle>
          {children}
          <div className="mt-6 flex flex-wrap justify-end gap-2">{actions}</div>
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}

/** Of the dialog that has just gone: one that takes its place leads back to the same, for the focus is nowhere as it comes. */
let wayBackOfLast: (() => void) | undefined;

/**
 * To what has the focus now, or what is nearest to its place. The library knows where the focus was once it is here; the first dialog of a visit
 * brings it. What opened it may be gone: then nothing happens.
 */
function wayBack(): (() => void) | undefined {
  const opener = document.activeElement;
  if (!(opener instanceof HTMLElement) || opener === document.body) return wayBackOfLast;
  const focusNearby = nearbyOf(opener);
  return () => {
    if (document.activeElement === document.body) opener.focus();
    focusNearby();
  };
}
