import RotateCwIcon from '~icons/lucide/rotate-cw';
import { useSelector } from '@xstate/react';
import { type CallbackActor, selectMessage, selectStatus } from '#machines/session/callbackMachine.ts';
import { callbackErrorText } from '../../texts/callbackErrorText.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import type { ButtonVariant } from '../ui/buttonClass.ts';
import { handFocusOn } from '../ui/handFocusOn.ts';
import { useTexts } from '../useTexts.ts';
import { AccountCard } from './AccountCard.tsx';

/** Shows how coming back from a provider or an email goes on. */
export function CallbackPage({ callback }: { callback: CallbackActor }) {
  const status = useSelector(callback, selectStatus);
  if (status === 'busy') return <Processing />;
  if (status === 'confirmed') return <Confirmed />;
  return <Failed callback={callback} status={status} />;
}

function Processing() {
  const { callbackTexts } = useTexts();
  return (
    <div role="status" className="flex flex-1 flex-col">
      <AccountCard
        errand="dock"
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
  const { callbackTexts } = useTexts();
  return (
    <AccountCard
      errand="flag"
      title={callbackTexts.confirmed}
      introduction={<p>{callbackTexts.confirmedElsewhere}</p>}
      takesFocus
    >
      <SignInLink />
    </AccountCard>
  );
}

interface FailedProps {
  callback: CallbackActor;
  status: 'unsaved' | 'unrecovered' | 'refused';
}

function Failed({ callback, status }: FailedProps) {
  const texts = useTexts();
  const { callbackTexts } = texts;
  const message = useSelector(callback, selectMessage);
  return (
    <div role="alert" className="flex flex-1 flex-col">
      <AccountCard
        errand="wall"
        title={callbackTexts.error}
        introduction={callbackErrorText(texts, status, message).map((sentence) => (
          <p key={sentence} className="mt-2 [overflow-wrap:anywhere]">
            {sentence}
          </p>
        ))}
      >
        <WayOut callback={callback} status={status} />
      </AccountCard>
    </div>
  );
}

function WayOut({ callback, status }: FailedProps) {
  const { callbackTexts } = useTexts();
  if (status === 'unsaved') return <Retry callback={callback} />;
  if (status === 'refused') return <SignInLink />;
  return (
    <ButtonLink to="/auth/forgot-password" variant="primary" size="lg">
      {callbackTexts.recoverAgain}
    </ButtonLink>
  );
}

function Retry({ callback }: { callback: CallbackActor }) {
  const { accountTexts } = useTexts();
  return (
    <div ref={handFocusOn()} className="flex flex-wrap gap-3">
      <Button
        variant="primary"
        size="lg"
        icon={RotateCwIcon}
        onPress={() => callback.send({ type: 'retry.requested' })}
      >
        {accountTexts.tryAgain}
      </Button>
      <SignInLink variant="secondary" />
    </div>
  );
}

function SignInLink({ variant = 'primary' }: { variant?: ButtonVariant }) {
  const { callbackTexts } = useTexts();
  return (
    <ButtonLink to="/auth/signin" variant={variant} size="lg">
      {callbackTexts.signIn}
    </ButtonLink>
  );
}
