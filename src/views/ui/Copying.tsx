import { FloatingPortal, flip, offset, shift, useFloating, useMergeRefs } from '@floating-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { createActor } from 'xstate';
import { type CopyActor, copyMachine, selectCopyOutcome } from '#machines/widgets/copyMachine.ts';
import { useOwnActor } from '../useOwnActor.ts';
import { useTexts } from '../useTexts.ts';
import { copyText } from './copyText.ts';
import { hintClass } from './hintClass.ts';

interface CopyingProps {
  /** What is copied; asked for when somebody presses. */
  text: () => string;
  /** The button, given what its press does. */
  children: (copy: () => void) => ReactNode;
}

/** A button that copies, beside which it is said what came of it. */
export function Copying({ text, children }: CopyingProps) {
  const copy = useOwnActor(() => createActor(copyMachine, { input: { copy: copyText } }));
  return <Copied copy={copy}>{children(() => copy.send({ type: 'copy.requested', text: text() }))}</Copied>;
}

interface CopiedProps {
  copy: CopyActor;
  children: ReactNode;
}

export function Copied({ copy, children }: CopiedProps) {
  const { copyTexts } = useTexts();
  const outcome = useSelector(copy, selectCopyOutcome);
  const { refs, floatingStyles } = useFloating({
    open: outcome !== null,
    placement: 'bottom',
    middleware: [offset(8), flip(), shift({ padding: 8 })],
  });
  const reference = useMergeRefs([refs.setReference]);
  const floating = useMergeRefs([refs.setFloating]);
  const said = outcome === null ? null : copyTexts[outcome];
  return (
    <span ref={reference} className="inline-flex">
      {children}
      <span role="status" className="sr-only">
        {said}
      </span>
      {said === null ? null : (
        <FloatingPortal>
          <div
            ref={floating}
            style={floatingStyles}
            // Said already, where it is heard in the order of the page.
            aria-hidden="true"
            className={`pointer-events-none ${hintClass}`}
          >
            {said}
          </div>
        </FloatingPortal>
      )}
    </span>
  );
}
