import { useSelector } from '@xstate/react';
import { limits } from '#contract/limits.ts';
import {
  type MessageFormActor,
  selectEmail,
  selectEmailError,
  selectFault,
  selectIsSending,
  selectKind,
  selectMayHaveArrived,
  selectMessage,
  selectMessageError,
  selectUserName,
} from '#machines/pages/messageFormMachine.ts';
import { reasonText } from '../../texts/reasonText.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Form } from '../ui/Form.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useTexts } from '../useTexts.ts';

/** Name, address and message. */
export function MessageForm({ form }: { form: MessageFormActor }) {
  const { emailErrorTexts, messageErrorTexts, messageKindTexts, messageTexts } = useTexts();
  const kind = useSelector(form, selectKind);
  const userName = useSelector(form, selectUserName);
  const email = useSelector(form, selectEmail);
  const message = useSelector(form, selectMessage);
  const emailError = useSelector(form, selectEmailError);
  const messageError = useSelector(form, selectMessageError);
  const isSending = useSelector(form, selectIsSending);
  const { emailHint, submit } = messageKindTexts[kind];
  return (
    <Form className="grid gap-2" onSubmit={() => form.send({ type: 'form.submitted' })}>
      <div className="grid gap-x-5 gap-y-2 md:grid-cols-2">
        <Field
          id="user_name"
          label={messageTexts.userName}
          hint={messageTexts.optional}
          autoComplete="name"
          isReadOnly={isSending}
          value={userName}
          onChange={(typed) => form.send({ type: 'userName.typed', userName: typed })}
        />
        <Field
          id="email"
          label={messageTexts.email}
          hint={emailHint}
          type="email"
          inputMode="email"
          autoComplete="email"
          isRequired={kind === 'contact'}
          isReadOnly={isSending}
          value={email}
          error={emailError && emailErrorTexts[emailError]}
          onChange={(typed) => form.send({ type: 'email.typed', email: typed })}
        />
      </div>
      <TextArea
        id="message"
        label={messageTexts.message}
        hint={messageTexts.length(limits.messageLength - message.length)}
        isRequired
        isReadOnly={isSending}
        value={message}
        error={messageError && messageErrorTexts[messageError]}
        onChange={(typed) => form.send({ type: 'message.typed', message: typed })}
      />
      <Fault form={form} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBusy={isSending}
        className="mt-2 w-full md:w-auto md:justify-self-start"
      >
        {isSending ? messageTexts.submitting : submit}
      </Button>
    </Form>
  );
}

function Fault({ form }: { form: MessageFormActor }) {
  const texts = useTexts();
  const { messageTexts } = texts;
  const fault = useSelector(form, selectFault);
  const say = useSelector(form, selectMayHaveArrived) ? messageTexts.unanswered : messageTexts.failed;
  return (
    <div role="alert" className="text-bad">
      {fault === null ? null : (
        <>
          <p>{say(reasonText(texts, fault))}</p>
          <p className="text-muted">{messageTexts.kept}</p>
        </>
      )}
    </div>
  );
}
