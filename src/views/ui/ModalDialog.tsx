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
    const opener = document.activeElement;
    const focusNearby = opener instanceof HTMLElement ? nearbyOf(opener) : undefined;
    // Opened as it is mounted, it would not know yet what page it has to keep shut: it takes one more render.
    // oxlint-disable-next-line react/set-state-in-effect
    setIsMounted(true);
    return () =>
      queueMicrotask(() => {
        giveBack(opener);
        focusNearby?.();
      });
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

/** The library knows where the focus was once it is here; the first dialog of a visit brings it. What opened it may be gone: then nothing happens. */
function giveBack(opener: Element | null): void {
  if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
}
