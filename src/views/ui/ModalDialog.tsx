import { Dialog as HeadlessDialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { DialogProps } from './Dialog.tsx';

/** Keeps the focus inside, gives it back afterwards, and closes on Escape or a press beside it. */
export function ModalDialog({ isOpen, title, children, actions, onClose }: DialogProps) {
  return (
    <HeadlessDialog open={isOpen} onClose={onClose} className="relative z-50 outline-none">
      <DialogBackdrop className="fixed inset-0 bg-black/60" />
      <div className="fixed inset-0 grid place-items-end overflow-y-auto p-3 md:place-items-center">
        <DialogPanel className="w-full max-w-28rem rounded-lg bg-raised p-5 text-base text-muted shadow-floating md:p-6">
          <DialogTitle className="mb-2 text-xl font-semibold text-ink">{title}</DialogTitle>
          {children}
          <div className="mt-6 flex flex-wrap justify-end gap-2">{actions}</div>
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
