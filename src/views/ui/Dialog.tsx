import { Suspense } from 'react';
import { fetched } from '../fetched.ts';
import type { DialogProps } from './ModalDialog.tsx';

const ModalDialog = fetched(async () => (await import('./ModalDialog.tsx')).ModalDialog);

/** A question that must be answered first; its machinery is fetched when one is asked. */
export function Dialog(props: DialogProps) {
  return <Suspense fallback={null}>{props.isOpen ? <ModalDialog {...props} /> : null}</Suspense>;
}

/** Fetches the machinery now: a question is asked without a network, too, then. */
export const preloadDialog = ModalDialog.preload;
