import { type ReactNode, Suspense, lazy, useState } from 'react';

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
  // It stays from then on: one that is opened as it is mounted does not know yet what page it has to keep shut.
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  return <Suspense fallback={null}>{wasOpen ? <ModalDialog {...props} /> : null}</Suspense>;
}
