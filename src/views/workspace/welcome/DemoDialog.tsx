import { useSelector } from '@xstate/react';
import {
  type DemoActor,
  selectEmail,
  selectFault,
  selectIsComplete,
  selectIsDoubted,
  selectIsOpen,
  selectIsSending,
} from '#machines/workspace/demoMachine.ts';
import { textOf } from '../../../texts/textOf.ts';
import { withReasonTexts } from '../../../texts/reasonText.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { useTexts } from '../../useTexts.ts';

/** Invites to a demo of the project, and takes the address of those who want to see it. */
export function DemoDialog({ demo }: { demo: DemoActor }) {
  const { demoTexts } = useTexts();
  const isOpen = useSelector(demo, selectIsOpen);
  const close = () => demo.send({ type: 'demo.dismissed' });
  return (
    <Dialog
      isOpen={isOpen}
      title={demoTexts.title}
      onClose={close}
      actions={
        <>
          <Button takesFocus onPress={close}>
            {demoTexts.cancel}
          </Button>
          <ConfirmButton demo={demo} />
        </>
      }
    >
      <p>{demoTexts.promise}</p>
      <ul className="mt-3 list-disc pl-5 text-ink">
        {demoTexts.contents.map((content) => (
          <li key={content}>{content}</li>
        ))}
      </ul>
      <AddressForm demo={demo} />
    </Dialog>
  );
}

function AddressForm({ demo }: { demo: DemoActor }) {
  const { demoTexts } = useTexts();
  const email = useSelector(demo, selectEmail);
  const isSending = useSelector(demo, selectIsSending);
  const error = useError(demo);
  const whyIncomplete = useWhyIncomplete(demo);
  return (
    <form
      noValidate
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        demo.send({ type: 'form.submitted' });
      }}
    >
      <Field
        id="demo-email"
        label={demoTexts.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        isReadOnly={isSending}
        value={email}
        hint={whyIncomplete}
        error={error}
        onChange={(typed) => demo.send({ type: 'email.typed', email: typed })}
      />
    </form>
  );
}

function ConfirmButton({ demo }: { demo: DemoActor }) {
  const { demoTexts } = useTexts();
  const whyIncomplete = useWhyIncomplete(demo);
  const isSending = useSelector(demo, selectIsSending);
  return (
    <Button
      variant="primary"
      isBusy={isSending}
      whyDisabled={whyIncomplete}
      onPress={() => demo.send({ type: 'form.submitted' })}
    >
      {isSending ? demoTexts.confirming : demoTexts.confirm}
    </Button>
  );
}

/** Why what is typed cannot be sent yet, in words; undefined when it can. */
function useWhyIncomplete(demo: DemoActor): string | undefined {
  const { demoTexts } = useTexts();
  const isEmpty = useSelector(demo, selectEmail) === '';
  const isComplete = useSelector(demo, selectIsComplete);
  if (isComplete) return undefined;
  return isEmpty ? demoTexts.empty : demoTexts.invalid;
}

/** What is wrong with the address that was tried, or why it was not taken. */
function useError(demo: DemoActor): string | undefined {
  const texts = useTexts();
  const isInvalid = useSelector(demo, selectIsDoubted);
  const fault = useSelector(demo, selectFault);
  if (isInvalid) return texts.demoTexts.invalid;
  return fault === null ? undefined : textOf(texts.consoleLineTexts, withReasonTexts(texts, fault));
}
