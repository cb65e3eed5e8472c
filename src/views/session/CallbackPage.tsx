import { useSelector } from '@xstate/react';
import { type CallbackActor, selectMessage, selectStatus } from '#machines/session/callbackMachine.ts';
import { callbackErrorText } from '../../texts/callbackErrorText.ts';
import { accountTexts, callbackTexts } from '../../texts/sessionTexts.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { AccountCard } from './AccountCard.tsx';

/** Shows how coming back from a provider or a letter goes on. */
export function CallbackPage({ callback }: { callback: CallbackActor }) {
  const status = useSelector(callback, selectStatus);
  if (status === 'busy') return <Processing />;
  if (status === 'confirmed') return <Confirmed />;
  return <Failed callback={callback} status={status} />;
}

function Processing() {
  return (
    <div role="status" className="flex flex-1 flex-col">
      <AccountCard
        title={callbackTexts.processing}
        introduction={
          <p className="flex items-center gap-3">
            <Spinner className="text-xl text-accent-text" />
            {callbackTexts.patience}
          </p>
        }
      />
    </div>
  );
}

function Confirmed() {
  return (
    <AccountCard title={callbackTexts.confirmed} introduction={<p>{callbackTexts.confirmedElsewhere}</p>} takesFocus>
      <SignInLink />
    </AccountCard>
  );
}

function Failed({ callback, status }: { callback: CallbackActor; status: 'unsaved' | 'refused' }) {
  const message = useSelector(callback, selectMessage);
  return (
    <div role="alert" className="flex flex-1 flex-col">
      <AccountCard
        title={callbackTexts.error}
        introduction={callbackErrorText(status, message).map((sentence) => (
          <p key={sentence} className="mt-2 [overflow-wrap:anywhere]">
            {sentence}
          </p>
        ))}
      >
        <div className="flex flex-wrap gap-3">
          {status === 'unsaved' ? (
            <Button size="lg" icon="i-lucide-rotate-cw" onPress={() => callback.send({ type: 'retry.requested' })}>
              {accountTexts.tryAgain}
            </Button>
          ) : null}
          <SignInLink />
        </div>
      </AccountCard>
    </div>
  );
}

function SignInLink() {
  return (
    <ButtonLink to="/auth/signin" variant="primary" size="lg">
      {callbackTexts.signIn}
    </ButtonLink>
  );
}
