import RotateCwIcon from '~icons/lucide/rotate-cw';
import { useSelector } from '@xstate/react';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import { withReturnTo } from '#machines/site/accountPaths.ts';
import { type VerifyEmailActor, selectEmail, selectIsBusy, selectSent } from '#machines/session/verifyEmailMachine.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { useTexts } from '../useTexts.ts';
import { AccountCard } from './AccountCard.tsx';
import { AccountLink } from './AccountLink.tsx';
import { InboxNote } from './InboxNote.tsx';
import { NoEmailCard } from './NoEmailCard.tsx';

interface VerifyEmailPageProps {
  verifyEmail: VerifyEmailActor;
  /** The path that the visitor was going to, if any. */
  returnTo: string | null;
  emails: RuntimeConfig['emails'];
}

/** Says where the email went that confirms an address. */
export function VerifyEmailPage({ verifyEmail, returnTo, emails }: VerifyEmailPageProps) {
  const email = useSelector(verifyEmail, selectEmail);
  if (email === '') return <NoAddress />;
  return emails === 'none' ? (
    <NoEmailCard />
  ) : (
    <EmailSent verifyEmail={verifyEmail} returnTo={returnTo} emails={emails} />
  );
}

interface EmailSentProps extends Pick<VerifyEmailPageProps, 'verifyEmail' | 'returnTo'> {
  emails: 'sent' | 'inbox';
}

function EmailSent({ verifyEmail, returnTo, emails }: EmailSentProps) {
  const { accountTexts, verifyEmailTexts } = useTexts();
  const email = useSelector(verifyEmail, selectEmail);
  const sent = useSelector(verifyEmail, selectSent);
  const isBusy = useSelector(verifyEmail, selectIsBusy);
  return (
    <AccountCard
      errand="email"
      title={verifyEmailTexts.title}
      introduction={
        <>
          <p>
            {verifyEmailTexts.sentTo[emails]}{' '}
            <strong className="font-semibold text-ink [overflow-wrap:anywhere]">{email}</strong>.
          </p>
          <p className="mt-2">{verifyEmailTexts.advice}</p>
        </>
      }
    >
      <p className="text-sm text-faint">{verifyEmailTexts.nothing[emails]}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          size="lg"
          icon={RotateCwIcon}
          isBusy={isBusy}
          onPress={() => verifyEmail.send({ type: 'email.requested' })}
        >
          {isBusy ? verifyEmailTexts.resending : verifyEmailTexts.resend}
        </Button>
        <AccountLink to={`/auth/signin${withReturnTo(returnTo)}`}>{accountTexts.backToSignIn}</AccountLink>
      </div>
      <p role="status" className="mt-2 min-h-5 text-sm text-good">
        {sent > 0 ? verifyEmailTexts.resent[emails] : null}
      </p>
      <InboxNote emails={emails} />
    </AccountCard>
  );
}

function NoAddress() {
  const { accountTexts, verifyEmailTexts } = useTexts();
  return (
    <AccountCard errand="wall" title={verifyEmailTexts.lostTitle} introduction={<p>{verifyEmailTexts.lost}</p>}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink to="/auth/signup" variant="primary" size="lg">
          {verifyEmailTexts.signUp}
        </ButtonLink>
        <AccountLink to="/auth/signin">{accountTexts.backToSignIn}</AccountLink>
      </div>
    </AccountCard>
  );
}
