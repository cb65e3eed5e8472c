import { type ReactNode, Suspense, lazy } from 'react';

export interface DialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  /** The buttons, the one that changes nothing first, with `takesFocus`. */
  actions: ReactNode;
  /** Escape, or a press beside it. */
  onClose: () => void;
}

const ModalDialog = lazy(async () => ({ default: (await import('./ModalDialog.tsx')).ModalDialog }));

/** A question that must be answered first; its machinery is fetched when one is asked. */
export function Dialog(props: DialogProps) {
  return <Suspense fallback={null}>{props.isOpen ? <ModalDialog {...props} /> : null}</Suspense>;
}
