import { useSelector } from '@xstate/react';
import type { RuntimeConfig } from '#contract/runtimeConfig.ts';
import type { User } from '#machines/ports/authPort.ts';
import {
  type AccountActor,
  selectCallback,
  selectForgotPassword,
  selectGoogleSignIn,
  selectIsComplete,
  selectNewPassword,
  selectSignIn,
  selectSignUp,
  selectUserDetails,
  selectVerifyEmail,
  selectReturnTo,
} from '#machines/session/accountSelectors.ts';
import { CallbackPage } from './CallbackPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { NewPasswordPage } from './NewPasswordPage.tsx';
import { SignInPage } from './SignInPage.tsx';
import { SignUpPage } from './SignUpPage.tsx';
import { UserDetailsPage } from './UserDetailsPage.tsx';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';

interface AccountPageProps {
  account: AccountActor;
  config: RuntimeConfig;
  /** Who has a session already; null for a visitor. */
  user: User | null;
  /** Asks whether the account shall be deleted. */
  onDelete: () => void;
}

/** One of the pages by which somebody becomes known. */
export function AccountPage({ account, config, user, onDelete }: AccountPageProps) {
  const isComplete = useSelector(account, selectIsComplete);
  const returnTo = useSelector(account, selectReturnTo);
  const signIn = useSelector(account, selectSignIn);
  const signUp = useSelector(account, selectSignUp);
  const google = useSelector(account, selectGoogleSignIn);
  const verifyEmail = useSelector(account, selectVerifyEmail);
  const callback = useSelector(account, selectCallback);
  const forgotPassword = useSelector(account, selectForgotPassword);
  const newPassword = useSelector(account, selectNewPassword);
  const userDetails = useSelector(account, selectUserDetails);
  const local = { provider: config.google, emails: config.emails };

  if (signIn && google)
    return <SignInPage signIn={signIn} google={google} returnTo={returnTo} provider={local.provider} />;
  if (signUp && google) return <SignUpPage signUp={signUp} google={google} returnTo={returnTo} {...local} />;
  if (verifyEmail) return <VerifyEmailPage verifyEmail={verifyEmail} returnTo={returnTo} emails={local.emails} />;
  if (callback) return <CallbackPage callback={callback} />;
  if (forgotPassword) return <ForgotPasswordPage form={forgotPassword} emails={local.emails} />;
  if (newPassword) return <NewPasswordPage form={newPassword} email={user?.email ?? null} />;
  if (userDetails) return <UserDetailsPage userDetails={userDetails} isComplete={isComplete} onDelete={onDelete} />;
  return null;
}
