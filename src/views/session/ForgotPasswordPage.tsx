import PencilIcon from '~icons/lucide/pencil';
import { useSelector } from '@xstate/react';
import { flushSync } from 'react-dom';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import {
  type ForgotPasswordActor,
  selectEmail,
  selectError,
  selectIsBusy,
  selectIsSent,
} from '#machines/session/forgotPasswordMachine.ts';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../useTexts.ts';
import { AccountCard } from './AccountCard.tsx';
import { AccountLink } from './AccountLink.tsx';
import { EmailField } from './EmailField.tsx';
import { FormCard } from './FormCard.tsx';
import { InboxNote } from './InboxNote.tsx';
import { NoEmailCard } from './NoEmailCard.tsx';

interface ForgotPasswordPageProps {
  form: ForgotPasswordActor;
  emails: RuntimeConfig['emails'];
}

/** Where a learner asks for the email that replaces a forgotten password. */
export function ForgotPasswordPage({ form, emails }: ForgotPasswordPageProps) {
  const isSent = useSelector(form, selectIsSent);
  if (emails === 'none') return <NoEmailCard />;
  return isSent ? <EmailSent form={form} emails={emails} /> : <AddressForm form={form} />;
}

function AddressForm({ form }: { form: ForgotPasswordActor }) {
  const { accountTexts, forgotPasswordTexts } = useTexts();
  const email = useSelector(form, selectEmail);
  const error = useSelector(form, selectError);
  const isBusy = useSelector(form, selectIsBusy);
  return (
    <FormCard
      errand="lock"
      title={forgotPasswordTexts.title}
      introduction={forgotPasswordTexts.introduction}
      onSubmit={() => form.send({ type: 'form.submitted' })}
    >
      <EmailField
        value={email}
        error={error}
        isReadOnly={isBusy}
        onChange={(typed) => form.send({ type: 'email.typed', email: typed })}
      />
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy} className="mt-2 w-full">
        {isBusy ? forgotPasswordTexts.submitting : forgotPasswordTexts.submit}
      </Button>
      <p className="mt-4 text-center">
        <AccountLink to="/auth/signin">{accountTexts.backToSignIn}</AccountLink>
      </p>
    </FormCard>
  );
}

interface EmailSentProps {
  form: ForgotPasswordActor;
  emails: 'sent' | 'inbox';
}

function EmailSent({ form, emails }: EmailSentProps) {
  const { accountTexts, forgotPasswordTexts } = useTexts();
  const email = useSelector(form, selectEmail);
  return (
    <AccountCard
      takesFocus
      errand="email"
      title={forgotPasswordTexts.sentTitle}
      introduction={
        <p>
          {forgotPasswordTexts.sentTo[emails]}{' '}
          <strong className="font-semibold text-ink [overflow-wrap:anywhere]">{email}</strong>.
        </p>
      }
    >
      <p className="text-sm text-faint">{forgotPasswordTexts.advice[emails]}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button size="lg" icon={PencilIcon} onPress={() => correct(form)}>
          {forgotPasswordTexts.correct}
        </Button>
        <AccountLink to="/auth/signin">{accountTexts.backToSignIn}</AccountLink>
      </div>
      <InboxNote emails={emails} />
    </AccountCard>
  );
}

/** Back to the form, with the focus where the address is typed. */
function correct(form: ForgotPasswordActor) {
  flushSync(() => form.send({ type: 'correction.requested' }));
  document.getElementById('email')?.focus();
}
