import { useSelector } from '@xstate/react';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import { withReturnTo } from '#machines/site/accountPaths.ts';
import type { GoogleSignInActor } from '#machines/session/googleSignInMachine.ts';
import { type SignUpActor, selectIsBusy } from '#machines/session/signUpMachine.ts';
import { RobotIllustration } from '../home/RobotIllustration.tsx';
import { Button } from '../ui/Button.tsx';
import { useTexts } from '../useTexts.ts';
import { AccountLink } from './AccountLink.tsx';
import { FormCard } from './FormCard.tsx';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import { InboxNote } from './InboxNote.tsx';
import { SignUpFields } from './SignUpFields.tsx';

interface SignUpPageProps {
  signUp: SignUpActor;
  google: GoogleSignInActor;
  returnTo: string | null;
  provider: RuntimeConfig['google'];
  emails: RuntimeConfig['emails'];
}

/** Where somebody becomes a learner. */
export function SignUpPage({ signUp, google, returnTo, provider, emails }: SignUpPageProps) {
  const { signUpTexts } = useTexts();
  const isBusy = useSelector(signUp, selectIsBusy);
  return (
    <FormCard
      title={signUpTexts.title}
      introduction={signUpTexts.introduction}
      drawing={<RobotIllustration className="hidden w-full max-w-30rem self-center lg:block" />}
      onSubmit={() => signUp.send({ type: 'form.submitted' })}
    >
      <SignUpFields signUp={signUp} />
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy} className="mt-2 w-full">
        {isBusy ? signUpTexts.submitting : signUpTexts.submit}
      </Button>
      <GoogleSignIn google={google} provider={provider} />
      <p className="mt-5 flex items-center justify-center gap-2 text-muted">
        {signUpTexts.member}
        <AccountLink to={`/auth/signin${withReturnTo(returnTo)}`}>{signUpTexts.signIn}</AccountLink>
      </p>
      <InboxNote emails={emails} />
    </FormCard>
  );
}
