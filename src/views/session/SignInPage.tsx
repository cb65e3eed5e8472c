import { useSelector } from '@xstate/react';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import { withReturnTo } from '#machines/site/accountPaths.ts';
import type { GoogleSignInActor } from '#machines/session/googleSignInMachine.ts';
import {
  type SignInActor,
  selectEmail,
  selectErrors,
  selectIsBusy,
  selectPassword,
} from '#machines/session/signInMachine.ts';
import { Button } from '../ui/Button.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useTexts } from '../useTexts.ts';
import { AccountLink } from './AccountLink.tsx';
import { DockIllustration } from './DockIllustration.tsx';
import { EmailField } from './EmailField.tsx';
import { FormCard } from './FormCard.tsx';
import { GoogleSignIn } from './GoogleSignIn.tsx';

interface SignInPageProps {
  signIn: SignInActor;
  google: GoogleSignInActor;
  returnTo: string | null;
  provider: RuntimeConfig['google'];
}

/** Where a learner says who they are. */
export function SignInPage({ signIn, google, returnTo, provider }: SignInPageProps) {
  const { accountTexts, passwordErrorTexts, signInTexts } = useTexts();
  const email = useSelector(signIn, selectEmail);
  const password = useSelector(signIn, selectPassword);
  const errors = useSelector(signIn, selectErrors);
  const isBusy = useSelector(signIn, selectIsBusy);
  return (
    <FormCard
      title={signInTexts.title}
      introduction={signInTexts.introduction}
      drawing={<DockIllustration className="hidden w-full max-w-30rem self-center lg:block" />}
      onSubmit={() => signIn.send({ type: 'form.submitted' })}
    >
      <EmailField
        value={email}
        error={errors.email}
        onChange={(typed) => signIn.send({ type: 'email.typed', email: typed })}
      />
      <div className="relative mt-3">
        <PasswordField
          id="password"
          label={accountTexts.password}
          showLabel={accountTexts.showPassword}
          hideLabel={accountTexts.hidePassword}
          autoComplete="current-password"
          value={password}
          error={errors.password && passwordErrorTexts[errors.password]}
          onChange={(typed) => signIn.send({ type: 'password.typed', password: typed })}
        />
        <AccountLink
          to="/auth/forgot-password"
          className="absolute right-0 -top-4.5 h-11 items-end! pb-1.5 text-sm leading-5"
        >
          {signInTexts.forgotPassword}
        </AccountLink>
      </div>
      <Button type="submit" variant="primary" size="lg" isBusy={isBusy} className="mt-2 w-full">
        {isBusy ? signInTexts.submitting : signInTexts.submit}
      </Button>
      <GoogleSignIn google={google} provider={provider} />
      <p className="mt-5 flex items-center justify-center gap-2 text-muted">
        {signInTexts.newcomer}
        <AccountLink to={`/auth/signup${withReturnTo(returnTo)}`}>{signInTexts.signUp}</AccountLink>
      </p>
    </FormCard>
  );
}
